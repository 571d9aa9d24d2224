/// `move` and `remove`: subtrees that change their place in the tree, or leave it for a while.
enum SubtreeWorkload {
    /// A subtree moved back and forth between two parents, and laid out each time.
    static func makeMove() -> Workload {
        Workload(
            name: "move", views: MoveScreen.movedViews + MoveScreen.restingViews,
            constraints: MoveScreen.constraintCount,
            measures: [
                ScreenMeasure.repeated("move", MoveScreen.init) { screen, _ in
                    screen.move()
                    return screen.reach
                }
            ])
    }

    /// A hierarchy taken out of its window and put back, and laid out each time.
    static func makeRemove() -> Workload {
        Workload(
            name: "remove", views: RemoveScreen.removedViews + 1,
            constraints: RemoveScreen.constraintCount,
            measures: [
                ScreenMeasure.repeated("remove", RemoveScreen.init) { screen, _ in
                    screen.removeAndReturn()
                    return screen.reach
                }
            ])
    }
}
