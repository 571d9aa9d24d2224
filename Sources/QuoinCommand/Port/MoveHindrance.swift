/// Why a member of an extension has to be taken into its class by hand.
enum MoveHindrance: Error {
    /// There is no such class, or its lines or those of the member hold something else, too.
    case shape
    /// There are several classes with its name.
    case several
    /// The member uses what only its own file sees.
    case hiddenHere(String)
    /// The file of the member hides what has no name, so that nobody knows whether it is used.
    case nameless
    /// The member uses a name that the file of the class has for something of its own.
    case hiddenThere(String)
    /// The member uses a name that is something else in the type around the class.
    case outer(String)
    /// More than one file has such a member for the class.
    case repeated
    /// The file of the class does not import what that of the member does.
    case module(String)

    /// What is to be done.
    var advice: String {
        let advice = "take it into the class"
        switch self {
        case .shape: return advice
        case .several: return advice + ", of which there are several"
        case .hiddenHere(let name): return advice + ", and let that see \(name)"
        case .nameless:
            return advice
                + ", which does not see the initializers and operators that are private here"
        case .hiddenThere(let name):
            return advice + ", in whose file \(name) is something that is private"
        case .outer(let name):
            return advice + ", where \(name) may be that of the type around it"
        case .repeated: return advice + ", which has several of them"
        case .module(let name): return advice + ", whose file does not import \(name) in this way"
        }
    }
}
