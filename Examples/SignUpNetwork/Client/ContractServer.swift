package import Foundation
package import SignUpDesk
package import SignUpForms
import Synchronization

/// A server that runs elsewhere: it is asked, and nothing else is known of it.
package final class ContractServer: RunningServer {
  private let root: URL
  private let wished: Mutex<ServerConduct>
  private let (changes, end) = AsyncStream.makeStream(of: ServerReport.self)

  package init(_ root: URL, conduct: ServerConduct) {
    self.root = root
    wished = Mutex(conduct)
  }

  package var loopbackPort: Int? { root.port }

  /// What it is set to here does not reach it: `lamina-api mock` takes `--latency` and `--failures`.
  package var conduct: ServerConduct {
    get { wished.withLock { $0 } }
    set { wished.withLock { $0 = newValue } }
  }

  package func client() -> any SignUpService { ContractClient(root) }

  package func reports() -> AsyncStream<ServerReport> { changes }

  package func stop() async { end.finish() }
}

extension ServerStart {
  /// A server that keeps the contract of `API/sign-up.raml`, at an address.
  package static func contract(_ root: URL) -> ServerStart {
    ServerStart { ContractServer(root, conduct: $0) }
  }
}
