import Foundation
import Glibc
import LaminaActivation
import LaminaBus
import LaminaInstances

/// Serves `org.freedesktop.Application` under the name that it is given, and says what it is asked.
///
///     ActivationProbe org.lamina.Served
///
/// It opens addresses with the scheme `probe`, and ends with the bus, or after a minute.
@main
struct ActivationProbe {
  static func main() async throws {
    // A bus whose test was killed goes on.
    alarm(60)
    let rule = AddressRule(schemes: ["probe"])
    let bus = try Bus.session()
    let owners = try await bus.owners(of: CommandLine.arguments[1])
    let service = try await ApplicationService(
      CommandLine.arguments[1], rule, on: bus, onFault: { say("fault \($0)") }
    ) { request in
      switch request.wish {
      case .activate: say("activate \(request.token ?? "")")
      case .open(let addresses): addresses.forEach { say("open \($0.absoluteString)") }
      case .action(let name): say("action \(name)")
      }
    }
    say("serving")
    for await _ in owners {}
    withExtendedLifetime(service) {}
  }

  static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
