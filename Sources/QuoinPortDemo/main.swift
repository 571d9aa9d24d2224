import QuoinSnapKit

// A small app, written for UIKit and SnapKit, laid out where neither is, and drawn.
//
//     quoin-port-demo [FOLDER]     writes a picture of each screen; to the present folder by default

let usage = "usage: quoin-port-demo [FOLDER]     writes a picture of each screen, here by default\n"
let arguments = CommandLine.arguments.dropFirst()
if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
    print(usage, terminator: "")
    exit(0)
}
guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true, arguments.first != "" else {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
}
let folder = URL(fileURLWithPath: arguments.first ?? ".")
let soup = Recipe(
    title: "Lentil soup", note: "With lemon, mint and toasted bread", minutes: 35)
let recipes = [
    (
        name: "Soups",
        recipes: [
            soup, Recipe(title: "Pea soup", note: "Of frozen peas, in no time", minutes: 15),
        ]
    ),
    (
        name: "Mains",
        recipes: [
            Recipe(
                title: "Ratatouille",
                note: "Aubergines, courgettes, peppers and tomatoes, each fried by itself, then "
                    + "stewed together for as long as you can wait",
                minutes: 80),
            Recipe(title: "Risotto", note: "Stir.", minutes: 40),
        ]
    ),
]
let screens: [(name: String, controller: UIViewController)] = [
    ("list", UINavigationController(rootViewController: RecipeListController(sections: recipes))),
    ("recipe", UINavigationController(rootViewController: RecipeController(recipe: soup))),
    ("sign-in", SignInController()),
]

var status: Int32 = 0
for screen in screens {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(deviceNamed: "iPhone 14")
    window.rootViewController = screen.controller
    window.makeKeyAndVisible()
    window.tick(after: 1)
    let file = folder.appendingPathComponent("\(screen.name).svg")
    do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try window.quoin.svg().write(to: file, atomically: true, encoding: .utf8)
        print(file.path)
    } catch {
        let reason = (error as NSError).localizedDescription
        FileHandle.standardError.write(Data("cannot write \(file.path): \(reason)\n".utf8))
        status = 74
    }
}
exit(status)
