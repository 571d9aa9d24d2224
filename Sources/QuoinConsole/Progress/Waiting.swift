import Foundation
import Synchronization

/// Waiting for tasks, where there is nothing else to do.
package enum Waiting {
    /// What an asynchronous function returns. The thread sleeps meanwhile, so that it must not be one of
    /// those that tasks run on: this is for the thread that the process began with.
    package static func result<Value: Sendable>(
        _ function: @escaping @Sendable () async -> Value
    ) -> Value {
        let answer = Answer<Value>()
        Task {
            let value = await function()
            answer.give(value)
        }
        return answer.awaited()
    }

    /// A value that comes later, from another thread.
    private final class Answer<Value: Sendable>: Sendable {
        private let value = Mutex<Value?>(nil)
        private let arrival = DispatchSemaphore(value: 0)

        func give(_ given: Value) {
            value.withLock { $0 = given }
            arrival.signal()
        }

        func awaited() -> Value {
            while true {
                if let value = value.withLock({ $0 }) {
                    return value
                }
                arrival.wait()
            }
        }
    }
}
