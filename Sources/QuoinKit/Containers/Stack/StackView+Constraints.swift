import Quoin

/// Bringing the constraints in line with the arrangement.
///
/// The members that have changed are gone through, or all of them if what has changed bears on all. What
/// each of their constraints should say is compared with what it says, so that no more constraints are
/// touched than have to be.
extension StackView {
    final func updateMemberConstraints() {
        let settings = StackSettings(self)
        if settings != appliedSettings || followsContents {
            members.markAllChanged()
            appliedSettings = settings
        }
        let former = commonGuide
        if settings.needsCommonGuide, commonGuide == nil {
            commonGuide = makeCommonGuide()
        }
        let rules = StackRules(
            self, settings, commonGuide: settings.needsCommonGuide ? commonGuide : nil)
        var update = StackUpdate()
        let positions = members.takeChangedPositions()
        let editCount = members.editCount
        var position = positions.lowerBound
        while position < positions.upperBound {
            position =
                members[position].isChanged
                ? updateRun(from: position, rules, &update) : position + 1
        }
        if members.editCount != editCount {
            // Who was asked for a content, or for a baseline, has changed what is arranged, so that this is due
            // again. What was made may be for views that have gone, and is made anew then.
            members.markAllChanged()
            return
        }
        rules.close(after: members.lastShown, &ownConstraints, &update)
        if let former, !settings.needsCommonGuide {
            removeLayoutGuide(former)
            commonGuide = nil
        }
        update.finish()
    }

    /// Sees to the constraints of members that have changed and stand one after the other, and of the one
    /// that is shown after them.
    ///
    /// - Returns: the position after that one; one behind all if there is none, or if members have come or gone
    ///   meanwhile.
    private func updateRun(
        from start: Int, _ rules: StackRules, _ update: inout StackUpdate
    ) -> Int {
        let editCount = members.editCount
        var previous = members.lastShown(before: start)
        for position in start..<members.count {
            let member = members[position]
            let isLast = !member.isChanged && !member.view.isHidden
            member.isChanged = false
            if member.view.isHidden {
                member.release()
                continue
            }
            rules.apply(to: member, at: position, after: previous, &update)
            previous = member
            if members.editCount != editCount {
                break
            }
            if isLast {
                return position + 1
            }
        }
        return .max
    }

    private func makeCommonGuide() -> LayoutGuide {
        let guide = LayoutGuide(identifier: "stack standard")
        addLayoutGuide(guide)
        return guide
    }
}
