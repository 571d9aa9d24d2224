/// What questions about one view after the other have found, until the engine takes something in.
final class KeptAnswers {
    var openParts = OpenParts()
    var rowOwners = RowOwners()
}
