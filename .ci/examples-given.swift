// What the examples of the documentation take for granted: they name it and do not declare it.
// It is only compiled, and never run.

import Quoin
import QuoinKit
import QuoinSolver

func given<Value>() -> Value { fatalError("examples are only compiled") }

// A screen of one's own.
final class ProfileScreen: View {}

// Views, in one tree.
var root: View { given() }
var screen: View { given() }
var view: View { given() }
var other: View { given() }
var card: View { given() }
var cell: View { given() }
var panel: View { given() }
var bar: View { given() }
var banner: View { given() }
var header: View { given() }
var footer: View { given() }
var box: View { given() }
var one: View { given() }
var two: View { given() }
var three: View { given() }
var first: View { given() }
var second: View { given() }
var third: View { given() }
var green: View { given() }
var blue: View { given() }
var icon: View { given() }
var photos: [View] { given() }
var form: StackView { given() }
var names: StackView { given() }
var portrait: ImageView { given() }
var title: Label { given() }
var heading: Label { given() }
var article: Label { given() }
var text: Label { given() }
var name: Label { given() }
var address: Label { given() }
var city: Label { given() }
var price: Label { given() }
var email: TextField { given() }
var button: Button { given() }
var followButton: Button { given() }
var back: Button { given() }
var next: Button { given() }
var window: Window { given() }
var tableView: TableView { given() }
var indicator: ActivityIndicator { given() }

final class MessageCell: TableViewCell {
    let text = Label()
}

// What is true of the program.
var isWide: Bool { given() }
var done: Int { given() }
var all: Int { given() }
var time: Double { given() }

// What a block, a drawing or a test is handed.
var make: ConstraintMaker<View> { given() }
var gap: LayoutConstraint { given() }
var canvas: any Canvas { given() }
var display: any Canvas { given() }
var style: TextStyle { given() }
var measurer: HelveticaMeasurer { given() }
var snapshot: LayoutSnapshot { given() }

// A system of constraints by itself.
var solver: Solver { given() }
var left: Variable { given() }
var right: Variable { given() }
var width: Variable { given() }
var height: Variable { given() }
