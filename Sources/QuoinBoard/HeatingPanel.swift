import Quoin
import QuoinKit

/// What the display of a heating's control shows: a title and the time, the temperature in large figures, how
/// far the valve is open, and a line of other figures.
final class HeatingPanel: View {
    let title = Label("LIVING ROOM", font: Font(size: 8))
    let clock = Label("10:42", font: Font(size: 8))
    let temperature = Label("21.5°", font: Font(size: 24))
    let state = Label("HEATING", font: Font(size: 8))
    let target = Label("SET 22.0", font: Font(size: 8))
    let valve = ProgressView(progress: 0.7)
    let figures = StackView()
    private let header = View()

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .black
        header.backgroundColor = .white
        addSubview(header)
        for label in [title, clock] {
            label.textColor = .black
            header.addSubview(label)
        }
        for label in [temperature, state, target] {
            label.textColor = .white
            addSubview(label)
        }
        valve.backgroundColor = .black
        valve.borderWidth = 1
        valve.borderColor = .white
        addSubview(valve)
        figures.distribution = .equalSpacing
        for text in ["HUM 45%", "CO2 612", "ON"] {
            let label = Label(text, font: Font(size: 8))
            label.textColor = .white
            figures.addArrangedSubview(label)
        }
        addSubview(figures)
        constrain()
    }

    private func constrain() {
        header.makeConstraints { make in
            make.left.top.right.equalToSuperview()
            make.height.equalTo(10)
        }
        title.makeConstraints { make in
            make.left.equalToSuperview().inset(2)
            make.bottom.equalToSuperview()
        }
        // A long title ends in dots; the time is always there.
        title.contentCompressionResistanceHorizontalPriority = .low
        clock.makeConstraints { make in
            make.left.greaterThanOrEqualTo(title.right).offset(6)
            make.right.equalToSuperview().inset(1)
            make.bottom.equalTo(title)
        }
        temperature.makeConstraints { make in
            make.left.equalToSuperview().inset(3)
            make.top.equalTo(header.bottom).offset(3)
        }
        state.makeConstraints { make in
            make.right.equalToSuperview().inset(2)
            make.left.greaterThanOrEqualTo(temperature.right).offset(2)
            make.top.equalTo(temperature).offset(4)
        }
        target.makeConstraints { make in
            make.right.equalTo(state)
            make.top.equalTo(state.bottom).offset(2)
        }
        valve.makeConstraints { make in
            make.left.right.equalToSuperview().inset(3)
            make.top.equalTo(temperature.bottom).offset(1)
            make.height.equalTo(6)
        }
        figures.makeConstraints { make in
            make.left.right.equalToSuperview().inset(3)
            make.bottom.equalToSuperview().inset(1)
            make.top.greaterThanOrEqualTo(valve.bottom).offset(2)
        }
    }

}
