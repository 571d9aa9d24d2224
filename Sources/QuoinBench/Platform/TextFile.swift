/// Files and streams of text, read whole.
enum TextFile {
    /// The text of a file, or `nil` if it cannot be read.
    static func read(_ path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        return readToEnd(file)
    }

    /// The rest of an open stream, or `nil` if reading fails, as it does from a folder.
    static func readToEnd(_ stream: UnsafeMutablePointer<FILE>) -> String? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, stream)
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        return ferror(stream) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// Writes a text to a new temporary file, and returns its path.
    static func writeTemporary(_ text: String) -> String? {
        var path = Array("/tmp/quoin-bench-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0, let file = fdopen(descriptor, "w") else { return nil }
        var text = text
        let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
        guard fclose(file) == 0, written == text.utf8.count else { return nil }
        return path.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { String(cString: $0) }
        }
    }
}
