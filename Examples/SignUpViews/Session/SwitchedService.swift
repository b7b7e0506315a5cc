import SignUpForms
import Synchronization

/// Asks the service that is in use at the moment.
nonisolated final class SwitchedService: SignUpService {
  private let present: Mutex<any SignUpService>

  init(_ service: any SignUpService) { present = Mutex(service) }

  func use(_ service: any SignUpService) { present.withLock { $0 = service } }

  func isFree(_ name: String) async throws -> Bool {
    try await present.withLock { $0 }.isFree(name)
  }

  func signUp(name: String, password: String) async throws(SignUpFailure) {
    try await present.withLock { $0 }.signUp(name: name, password: password)
  }
}
