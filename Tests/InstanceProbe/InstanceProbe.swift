import Foundation
import LaminaInstances

/// Starts as the application `org.lamina.probe`, and says what becomes of it.
///
///     InstanceProbe ADDRESS...
///
/// The one that runs prints each address that it is handed, and what was wrong with a message; after
/// `probe:end` it ends.
@main
enum InstanceProbe {
  static let rule = AddressRule(schemes: ["probe"])

  static func main() {
    do {
      try start(HandoverMessage(CommandLine.arguments.dropFirst().compactMap { URL(string: $0) }))
    } catch {
      say("error \(error)")
      exit(1)
    }
  }

  private static func start(_ message: HandoverMessage) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let folder = try InstanceFolder(id: "org.lamina.probe", environment: { environment[$0] })
    else {
      return say("alone")
    }
    switch try InstanceClaim.acquire(folder, handingOver: message) {
    case .claimed(let claim): run(claim)
    case .handedOver(let process): say("handed over to \(process)")
    case .refused(let reason): say("refused \(reason)")
    }
  }

  private static func run(_ claim: InstanceClaim) {
    var isOver = false
    claim.listen(by: rule, onFault: { say("fault \($0)") }) { message in
      let addresses = message.addresses
      addresses.forEach { say("open \($0.absoluteString)") }
      if addresses.isEmpty { say("raise") }
      if addresses.contains(where: { $0.absoluteString == "probe:end" }) { isOver = true }
    }
    say("running \(getpid())")
    while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    claim.release()
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
