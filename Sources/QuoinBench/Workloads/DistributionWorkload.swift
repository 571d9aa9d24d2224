import QuoinKit

/// `distribution:N`: a stack of many views in a length that they have to share.
enum DistributionWorkload {
    /// Makes the workload of a stack with `count` views.
    static func make(_ count: Int) -> Workload {
        // Where lengths give way the room is too little, and where gaps do it is too much.
        let kinds: [(name: String, distribution: StackView.Distribution, stretched: Double)] = [
            ("equal", .fillEqually, 0.6), ("proportional", .fillProportionally, 0.6),
            ("spaced", .equalSpacing, 1.5), ("centered", .equalCentering, 1.5),
        ]
        return Workload(
            name: "distribution:\(count)", views: count + 2, constraints: 9 * count,
            measures: kinds.flatMap { kind in
                let make = {
                    DistributedScreen(
                        count: count, distribution: kind.distribution, stretched: kind.stretched)
                }
                return [
                    ScreenMeasure.build(make, named: kind.name),
                    ScreenMeasure.repeated("\(kind.name)-toggle", make) { screen, _ in
                        screen.toggle()
                    },
                ]
            })
    }
}
