package import SignUpForms
import Synchronization

/// Answers from a directory of its own, at once and without a network: for pictures and tests.
package final class InstantService: SignUpService {
  private let directory: Mutex<UserDirectory>

  package init(_ directory: UserDirectory = UserDirectory()) { self.directory = Mutex(directory) }

  package func isFree(_ name: String) async throws -> Bool {
    directory.withLock { $0.isFree(name) }
  }

  package func signUp(name: String, password: String) async throws(SignUpFailure) {
    guard directory.withLock({ $0.add(name) }) else { throw .taken(name: name) }
  }
}
