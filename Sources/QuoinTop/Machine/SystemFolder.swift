#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    /// The files in which the kernel says how the machine is, mostly those in `/proc`.
    final class SystemFolder: MachineSource {
        private let root: String
        private var buffer = [UInt8](repeating: 0, count: 1 << 16)
        private var users: [Int: String] = [:]
        private var host = ""
        /// What does not change of processes, by their numbers.
        private var known: [Int: KnownProcess] = [:]

        private struct KnownProcess {
            var start: Int
            var name: String
            var user: String
            var command: String
        }

        /// Takes a folder; nil if it does not say what processors do.
        init?(_ root: String = "/proc") {
            self.root = root
            guard ProcessorFigures(contents(root + "/stat")) != nil else { return nil }
            host = SystemFigures.hostName(contents(root + "/sys/kernel/hostname"))
            users = SystemFigures.users(contents("/etc/passwd"))
        }

        func read() -> MachineReading {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            var reading = MachineReading(
                time: Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9, host: host)
            reading.uptime = SystemFigures.uptime(contents(root + "/uptime"))
            reading.load = LoadFigures(contents(root + "/loadavg"))
            reading.processors = ProcessorFigures(contents(root + "/stat"))
            reading.memory = MemoryFigures(contents(root + "/meminfo"))
            reading.networks = TrafficFigures.networks(contents(root + "/net/dev"))
            reading.disks = TrafficFigures.disks(contents(root + "/diskstats"))
            reading.ticksPerSecond = max(1, sysconf(Int32(_SC_CLK_TCK)))
            reading.bytesPerPage = max(1, sysconf(Int32(_SC_PAGESIZE)))
            reading.processes = processes()
            return reading
        }

        // MARK: Processes

        private func processes() -> [ProcessReading] {
            var processes: [ProcessReading] = []
            processes.reserveCapacity(known.count + 16)
            var stillKnown: [Int: KnownProcess] = [:]
            stillKnown.reserveCapacity(known.count + 16)
            for identifier in identifiers() {
                let path = "\(root)/\(identifier)"
                // It may have ended meanwhile.
                guard let figures = ProcessFigures(contents(path + "/stat", isShort: true)) else {
                    continue
                }
                var process = known[identifier]
                if process?.start != figures.start || process?.name != figures.name {
                    process = KnownProcess(
                        start: figures.start, name: figures.name,
                        user: owner(path).map { users[$0] ?? "\($0)" } ?? "",
                        command: ProcessFigures.command(contents(path + "/cmdline", isShort: true)))
                }
                guard let process else { continue }
                stillKnown[identifier] = process
                processes.append(
                    ProcessReading(
                        figures: figures, user: process.user, command: process.command))
            }
            known = stillKnown
            return processes
        }

        /// The numbers of all processes.
        private func identifiers() -> [Int] {
            guard let folder = opendir(root) else { return [] }
            defer { closedir(folder) }
            var identifiers: [Int] = []
            while let entry = readdir(folder) {
                let number = withUnsafeBytes(of: &entry.pointee.d_name) { name in
                    FieldReader.number(Array(name.prefix { $0 != 0 }.prefix(12))[...])
                }
                if let number, number > 0 {
                    identifiers.append(number)
                }
            }
            return identifiers
        }

        // MARK: Files

        /// The number of the user whom a file belongs to.
        private func owner(_ path: String) -> Int? {
            var status = stat()
            return stat(path, &status) == 0 ? Int(status.st_uid) : nil
        }

        /// The beginning of a file, as much as is looked at; nothing if it cannot be read.
        ///
        /// - Parameter isShort: Whether the kernel gives it all at once.
        private func contents(_ path: String, isShort: Bool = false) -> ArraySlice<UInt8> {
            let file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return [] }
            defer { close(file) }
            var count = 0
            repeat {
                let room = buffer.count - count
                let result = buffer.withUnsafeMutableBytes { bytes in
                    Self.read(file, bytes.baseAddress.map { $0 + count }, room)
                }
                guard result > 0 else { break }
                count += result
            } while count < buffer.count && !isShort
            return buffer[..<count]
        }

        private static func read(
            _ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
        ) -> Int {
            #if canImport(Glibc)
                Glibc.read(file, bytes, count)
            #elseif canImport(Musl)
                Musl.read(file, bytes, count)
            #else
                Darwin.read(file, bytes, count)
            #endif
        }
    }
#endif
