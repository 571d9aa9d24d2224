import Foundation

/// A terminal that a test looks at from behind: what is written to it, and how it is set.
final class PseudoTerminal {
    private let behind: Int32
    /// Where programs read and write.
    let front: FileHandle

    /// All that was written so far.
    private(set) var output: [UInt8] = []

    init?(columns: UInt16 = 40, lines: UInt16 = 12) {
        behind = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard behind >= 0, let name = Self.unlockedName(behind) else { return nil }
        let descriptor = open(name, O_RDWR | O_NOCTTY)
        guard descriptor >= 0 else { return nil }
        front = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }

    /// What programs open; nil if they cannot.
    private static func unlockedName(_ behind: Int32) -> String? {
        #if os(Linux)
            // Glibc has functions for this, which its module does not show.
            var isLocked: Int32 = 0
            var number: UInt32 = 0
            let (unlocking, asking): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
            guard ioctl(behind, unlocking, &isLocked) == 0, ioctl(behind, asking, &number) == 0
            else { return nil }
            return "/dev/pts/\(number)"
        #else
            guard grantpt(behind) == 0, unlockpt(behind) == 0 else { return nil }
            return ptsname(behind).map { String(cString: $0) }
        #endif
    }

    deinit {
        close(behind)
    }

    /// How keys and lines are treated, as text that can be compared.
    var settings: String {
        var settings = termios()
        guard tcgetattr(front.fileDescriptor, &settings) == 0 else { return "none" }
        let keys = withUnsafeBytes(of: settings.c_cc) { Array($0) }
        return "\(settings.c_iflag) \(settings.c_oflag) \(settings.c_cflag) \(settings.c_lflag) "
            + "\(keys)"
    }

    /// Reads what is written, as long as something is to be waited for.
    func read(while isWaiting: () -> Bool) {
        var isOver = false
        while !isOver {
            // What was written before the end is to be read as well.
            isOver = !isWaiting()
            var descriptor = pollfd(fd: behind, events: Int16(POLLIN), revents: 0)
            var buffer = [UInt8](repeating: 0, count: 4096)
            while poll(&descriptor, 1, isOver ? 0 : 10) > 0 {
                let count = Foundation.read(behind, &buffer, buffer.count)
                guard count > 0 else { return }
                output += buffer[..<count]
            }
        }
    }

    /// Presses keys.
    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = Foundation.write(behind, bytes, bytes.count)
    }

    /// Where a sequence was written last.
    func lastPlace(of text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard output.count >= bytes.count else { return nil }
        return (0...output.count - bytes.count).last { place in
            output[place...].starts(with: bytes)
        }
    }

    /// Whether the last that was said of a mode, such as that the cursor is seen, is that it is on.
    func isOn(_ mode: String) -> Bool {
        (lastPlace(of: "\u{1B}[?\(mode)h") ?? -1) > (lastPlace(of: "\u{1B}[?\(mode)l") ?? -1)
    }

    /// Whether it is as programs expect it that write lines: the first screen, a cursor, and a new line at
    /// the end of one.
    var showsLines: Bool { !isOn("1049") && isOn("25") && isOn("7") && !isOn("2026") }
}
