extension FormatPlan {
    /// Puts views into the stacks that they belong to.
    func fillStacks() {
        for stack in stacks {
            stack.takeMembers()
        }
    }
}

extension FormatStack {
    /// Puts the stack where it belongs, and its members into it. Their order among themselves stays the
    /// same where they were siblings before.
    fileprivate func takeMembers() {
        if let home, view.superview !== home {
            home.addSubview(view)
        }
        var moving: [View] = []
        var containers: [View] = []
        for member in members where member.superview !== view {
            if let container = member.superview {
                if !containers.contains(where: { $0 === container }) {
                    containers.append(container)
                }
            } else {
                moving.append(member)
            }
        }
        let identities = Set(members.map { ObjectIdentifier($0) })
        let siblings = containers.flatMap { container in
            container.subviews.filter { identities.contains(ObjectIdentifier($0)) }
        }
        for member in siblings + moving {
            view.addSubview(member)
        }
    }
}
