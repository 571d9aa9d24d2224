/// How many bytes have gone in and out of something since the machine started.
struct TrafficFigures: Equatable {
    var name: String
    var received: Int
    var sent: Int

    /// Reads `/proc/net/dev`: the interfaces of the network, in its order.
    static func networks(_ text: ArraySlice<UInt8>) -> [TrafficFigures] {
        text.lines.compactMap { line in
            // The name ends with the last colon: that of an alias has one in it.
            guard let colon = line.lastIndex(of: UInt8(ascii: ":")) else { return nil }
            var names = FieldReader(line[..<colon])
            guard let name = names.word() else { return nil }
            var reader = FieldReader(line[(colon + 1)...])
            guard let received = reader.number() else { return nil }
            reader.skip(7)
            guard let sent = reader.number() else { return nil }
            return TrafficFigures(
                name: String(decoding: name, as: UTF8.self), received: max(0, received),
                sent: max(0, sent))
        }
    }

    /// Reads `/proc/diskstats`: the disks that were ever used, without their parts.
    static func disks(_ text: ArraySlice<UInt8>) -> [TrafficFigures] {
        let all = text.lines.compactMap { line -> TrafficFigures? in
            var reader = FieldReader(line)
            reader.skip(2)
            guard let name = reader.word() else { return nil }
            reader.skip(2)
            guard let read = reader.number() else { return nil }
            reader.skip(3)
            guard let written = reader.number() else { return nil }
            return TrafficFigures(
                name: String(decoding: name, as: UTF8.self), received: bytes(read),
                sent: bytes(written))
        }
        return all.filter { disk in
            let isUsed = disk.received > 0 || disk.sent > 0
            return isUsed && !disk.name.hasPrefix("loop") && !disk.name.hasPrefix("ram")
                && !all.contains { disk.isPart(of: $0) }
        }
    }

    /// Sectors have 512 bytes here, whatever the disk says.
    private static func bytes(_ sectors: Int) -> Int {
        max(0, min(sectors, .max / 512)) * 512
    }

    /// Whether it is a partition: `sda1` of `sda`, `nvme0n1p2` of `nvme0n1`.
    private func isPart(of disk: TrafficFigures) -> Bool {
        guard name != disk.name, name.hasPrefix(disk.name) else { return false }
        var rest = name.dropFirst(disk.name.count)
        if disk.name.last?.isNumber ?? false {
            guard rest.first == "p" else { return false }
            rest = rest.dropFirst()
        }
        return !rest.isEmpty && rest.allSatisfy { $0.isNumber }
    }
}
