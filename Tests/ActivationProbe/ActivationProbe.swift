import Foundation
import LaminaActivation
import LaminaBus
import LaminaInstances

/// Serves `org.freedesktop.Application` under the name that it is given, and says what it is asked.
///
///     ActivationProbe org.lamina.Served
///
/// It opens addresses with the scheme `probe`, and ends when nobody reads what it says.
@main
struct ActivationProbe {
  static func main() async throws {
    let rule = AddressRule(schemes: ["probe"])
    let service = try await ApplicationService(
      CommandLine.arguments[1], rule, on: try Bus.session(), onFault: { say("fault \($0)") }
    ) { request in
      switch request.wish {
      case .activate: say("activate \(request.token ?? "")")
      case .open(let addresses): addresses.forEach { say("open \($0.absoluteString)") }
      case .action(let name): say("action \(name)")
      }
    }
    say("serving")
    while FileHandle.standardInput.availableData.count > 0 {}
    try await Task.sleep(for: .seconds(60))
    _ = service
  }

  static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
