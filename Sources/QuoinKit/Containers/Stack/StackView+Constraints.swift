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
        var position = positions.lowerBound
        while position < positions.upperBound {
            position =
                members[position].isChanged
                ? updateRun(from: position, rules, &update) : position + 1
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
    /// - Returns: the position after that one.
    private func updateRun(
        from start: Int, _ rules: StackRules, _ update: inout StackUpdate
    ) -> Int {
        var previous = members.lastShown(before: start)
        for position in start..<members.count {
            let member = members[position]
            let isLast = !member.isChanged && !member.view.isHidden
            member.isChanged = false
            if member.view.isHidden {
                member.release()
                continue
            }
            rules.apply(to: member, after: previous, &update)
            previous = member
            if isLast {
                return position + 1
            }
        }
        return members.count
    }

    private func makeCommonGuide() -> LayoutGuide {
        let guide = LayoutGuide(identifier: "stack standard")
        addLayoutGuide(guide)
        return guide
    }
}
