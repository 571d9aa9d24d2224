// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Quoin",
    products: [
        .library(name: "QuoinSolver", targets: ["QuoinSolver"]),
    ],
    targets: [
        // The arrows point down only, and the first four import nothing from outside the package.
        .target(name: "QuoinSolver"),

        .testTarget(
            name: "QuoinSolverTests", dependencies: ["QuoinSolver"], exclude: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)
