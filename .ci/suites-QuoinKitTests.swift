// Compiled with the rewritten tests of the kit; see .ci/suites. Embedded Swift does not take an array of some
// class for one of its superclass.
import QuoinKit

extension StackView {
    convenience init(arrangedSubviews: [some View]) {
        self.init(arrangedSubviews: arrangedSubviews.map { $0 as View })
    }
}

extension NavigationController {
    func setViewControllers(_ controllers: [some ViewController], animated: Bool) {
        setViewControllers(controllers.map { $0 as ViewController }, animated: animated)
    }
}
