// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Quoin",
    // The least that has what is used: tasks and attributed texts, and locks in the commands.
    platforms: [
        .macOS(.v15), .iOS(.v16), .macCatalyst(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
    ],
    products: [
        .library(name: "QuoinSolver", targets: ["QuoinSolver"]),
        .library(name: "QuoinLayout", targets: ["QuoinLayout"]),
        .library(name: "Quoin", targets: ["Quoin"]),
        .library(name: "QuoinKit", targets: ["QuoinKit"]),
        .library(name: "QuoinInspect", targets: ["QuoinInspect"]),
        .library(name: "QuoinGallery", targets: ["QuoinGallery"]),
        .library(name: "QuoinTesting", targets: ["QuoinTesting"]),
        .library(name: "QuoinTerminal", targets: ["QuoinTerminal"]),
        .library(name: "QuoinUIKit", targets: ["QuoinUIKit"]),
        .library(name: "QuoinSnapKit", targets: ["QuoinSnapKit"]),
        .executable(name: "quoin", targets: ["QuoinCommand"]),
        .executable(name: "quoin-port-demo", targets: ["QuoinPortDemo"]),
        .executable(name: "quoin-bench", targets: ["QuoinBench"]),
        .executable(name: "quoin-card", targets: ["QuoinCard"]),
        .executable(name: "quoin-top", targets: ["QuoinTop"]),
    ],
    targets: [
        // The arrows point down only, and the first four import nothing from outside the package.
        .target(name: "QuoinSolver"),
        .target(name: "QuoinLayout", dependencies: ["QuoinSolver"]),
        .target(name: "Quoin", dependencies: ["QuoinLayout", "QuoinSolver"]),
        .target(name: "QuoinKit", dependencies: ["Quoin"]),
        .target(
            name: "QuoinInspect", dependencies: ["QuoinKit", "Quoin", "QuoinLayout", "QuoinSolver"]),
        .target(name: "QuoinGallery", dependencies: ["QuoinKit", "Quoin"]),
        .target(name: "QuoinTesting", dependencies: ["QuoinInspect", "QuoinKit"]),
        // What the commands share: arguments, files, JSON and progress.
        .target(name: "QuoinConsole", dependencies: ["Quoin"]),
        .target(name: "QuoinTerminal", dependencies: ["QuoinInspect", "QuoinKit", "QuoinLayout"]),
        .executableTarget(name: "QuoinTop", dependencies: ["QuoinTerminal", "QuoinKit"]),
        // UIKit's and SnapKit's names, for code that was written for them. They bring Foundation along.
        .target(name: "QuoinUIKit", dependencies: ["QuoinInspect", "QuoinKit"]),
        .target(name: "QuoinSnapKit", dependencies: ["QuoinUIKit"]),
        // A small app that was written for both. .ci/uikit compiles it with either way of importing them.
        .executableTarget(name: "QuoinPortDemo", dependencies: ["QuoinSnapKit", "QuoinUIKit"]),
        .executableTarget(
            name: "QuoinCommand",
            dependencies: [
                "QuoinConsole", "QuoinGallery", "QuoinInspect", "QuoinKit", "Quoin", "QuoinSolver",
            ]),
        .executableTarget(
            name: "QuoinCard",
            dependencies: ["QuoinConsole", "QuoinInspect", "QuoinKit", "Quoin"]),
        .executableTarget(
            name: "QuoinBench",
            dependencies: ["QuoinInspect", "QuoinKit", "Quoin", "QuoinLayout", "QuoinSolver"]),
        // The page in a browser: .ci/page links both for WebAssembly, where the first stands in for a
        // library of C. Here they are what the module is compared with.
        .target(
            name: "QuoinRuntime",
            // Who rounds natively and imports nothing has to name what knows how.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .executableTarget(
            name: "QuoinPlay",
            dependencies: ["QuoinRuntime", "QuoinInspect", "QuoinKit", "Quoin", "QuoinLayout"],
            exclude: ["Interface.md", "Page"]),
        // The engine for JavaScript: .ci/web links it for WebAssembly, and its script stands beside it.
        .executableTarget(
            name: "QuoinWeb", dependencies: ["Quoin", "QuoinLayout"],
            exclude: ["Interface.md", "Script", "Example"]),
        // A panel for a board without an operating system: .ci/board links it for one, and runs it on one that is
        // emulated.
        .executableTarget(
            name: "QuoinBoard", dependencies: ["QuoinRuntime", "QuoinKit", "Quoin", "QuoinLayout"],
            exclude: ["Board.ld"]),

        // What the test targets share; no product has it.
        .target(name: "TestSupport", dependencies: ["QuoinLayout"], path: "Tests/TestSupport"),
        .testTarget(
            name: "QuoinSolverTests", dependencies: ["QuoinSolver", "TestSupport"],
            exclude: ["Fixtures"]),
        .testTarget(name: "QuoinLayoutTests", dependencies: ["QuoinLayout", "TestSupport"]),
        .testTarget(name: "QuoinTests", dependencies: ["Quoin", "TestSupport"]),
        .testTarget(
            name: "QuoinKitTests",
            dependencies: ["QuoinKit", "Quoin", "QuoinLayout", "TestSupport"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "QuoinGalleryTests",
            dependencies: ["QuoinGallery", "QuoinKit", "Quoin", "QuoinTesting", "TestSupport"],
            exclude: ["__Layouts__"]),
        .testTarget(
            name: "QuoinInspectTests",
            dependencies: ["QuoinInspect", "QuoinGallery", "QuoinKit", "Quoin", "TestSupport"]),
        .testTarget(
            name: "QuoinTestingTests",
            dependencies: ["QuoinTesting", "QuoinInspect", "QuoinKit", "TestSupport"],
            exclude: ["__Layouts__"]),
        .testTarget(
            name: "QuoinUIKitTests", dependencies: ["QuoinUIKit", "QuoinTesting", "TestSupport"],
            exclude: ["__Layouts__"]),
        // QuoinUIKit's classes come by way of QuoinSnapKit. It is named, so that tests of them are compiled again where a
        // class has changed.
        .testTarget(
            name: "QuoinSnapKitTests",
            dependencies: ["QuoinSnapKit", "QuoinUIKit", "QuoinKit", "TestSupport"]),
        .testTarget(
            name: "QuoinCommandTests",
            dependencies: [
                "QuoinCommand", "QuoinConsole", "QuoinGallery", "QuoinInspect", "Quoin",
                "TestSupport",
            ]),
        .testTarget(
            name: "QuoinCardTests",
            dependencies: [
                "QuoinCard", "QuoinConsole", "QuoinInspect", "QuoinKit", "Quoin", "QuoinTesting",
                "TestSupport",
            ],
            exclude: ["__Layouts__", "Fixtures"]),
        .testTarget(
            name: "QuoinTerminalTests",
            dependencies: ["QuoinTerminal", "QuoinInspect", "QuoinKit", "TestSupport"]),
        .testTarget(
            name: "QuoinTopTests",
            dependencies: ["QuoinTop", "QuoinTerminal", "QuoinKit", "TestSupport"]),
        .testTarget(
            name: "QuoinPlayTests", dependencies: ["QuoinPlay", "QuoinRuntime", "TestSupport"]),
        .testTarget(
            name: "QuoinBoardTests", dependencies: ["QuoinBoard", "QuoinKit", "TestSupport"]),
        .testTarget(name: "QuoinWebTests", dependencies: ["QuoinWeb", "Quoin", "TestSupport"]),
        .testTarget(
            name: "QuoinBenchTests",
            dependencies: ["QuoinBench", "QuoinKit", "QuoinSolver", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

#if os(macOS)
    // Where UIKit itself is, QuoinUIKit brings that along, and nothing of its own: classes of the same names stand on
    // Objective-C there, and what they have in common would be said twice.
    for target in package.targets {
        switch target.name {
        case "QuoinUIKit": target.sources = ["Values/Exports.swift"]
        case "QuoinSnapKit": target.sources = ["Exports.swift"]
        default: break
        }
    }
    package.targets.removeAll {
        ["QuoinPortDemo", "QuoinUIKitTests", "QuoinSnapKitTests"].contains($0.name)
    }
    package.products.removeAll { $0.name == "quoin-port-demo" }
#endif
