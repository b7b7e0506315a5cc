import Glibc
public import LaminaApp
public import LaminaGeometry
import LaminaBus
import LaminaActivation
import LaminaInstances

extension App {
  /// Hands addresses to the process of this application that runs already, which comes to the front.
  ///
  /// `main()` and `start(opening:)` do it; a program that reads its arguments itself may do it sooner.
  /// What goes wrong is a line on standard error; when the other process does not answer, this one ends
  /// with exit code 1.
  ///
  /// - Returns: whether one runs, and this start is over. False makes this process the one, where
  ///   ``App/instancePolicy`` allows one only.
  public static func handOver(_ addresses: [URL] = []) -> Bool {
    guard case .single(let id, let schemes) = instancePolicy, !RunningInstance.isDecided else {
      return false
    }
    let message = HandoverMessage(
      allowed(addresses, by: AddressRule(schemes: schemes)),
      token: ActivationToken.ofStart { RunningInstance.variable($0) })
    do {
      return try RunningInstance.claim(id, AddressRule(schemes: schemes), handingOver: message)
    } catch {
      complain("\(error)")
      if case .noAnswer = error { exit(1) }
      return false
    }
  }

  /// The addresses that the application opens, with a line for each other one.
  private static func allowed(_ addresses: [URL], by rule: AddressRule) -> [URL] {
    addresses.filter { address in
      do {
        _ = try rule.address(address.absoluteString)
        return true
      } catch {
        complain("\(error)")
        return false
      }
    }
  }
}

extension InstancePolicy {
  /// The arguments of a command that are addresses of the application.
  func addresses(in arguments: some Sequence<String>) -> [URL] {
    switch self {
    case .several: []
    case .single(_, let schemes): AddressRule(schemes: schemes).addresses(in: arguments)
    }
  }
}

/// What this process has of the right to be the only one of its application.
enum RunningInstance {
  private static var current: (claim: InstanceClaim, id: String, rule: AddressRule)?
  /// What desktops ask of it; nil before the first frame, and where there is no bus.
  private static var service: ApplicationService?

  /// Whether this process has asked already, and goes on.
  private(set) static var isDecided = false

  /// Becomes the one process, or hands a message over; returns whether that was done.
  static func claim(
    _ id: String, _ rule: AddressRule, handingOver message: HandoverMessage
  ) throws(InstanceError) -> Bool {
    isDecided = true
    guard let folder = try InstanceFolder(id: id, environment: Self.variable) else { return false }
    switch try InstanceClaim.acquire(folder, handingOver: message) {
    case .claimed(let claim):
      current = (claim, id, rule)
      return false
    case .handedOver: return true
    case .refused(let reason):
      complain(reason)
      return true
    }
  }

  /// Has an application open what later starts hand over.
  static func listen(for application: Application) {
    guard let current else { return }
    current.claim.listen(by: current.rule, onFault: { complain("A message was dropped: \($0)") }) {
      [weak application] message in
      application?.openOrComplain(message.addresses, token: message.token)
    }
    // Whom the bus has started it keeps waiting; all others show a frame first.
    if variable("DBUS_STARTER_ADDRESS") != nil { return serve(application) }
    let first = application.onFirstFrame
    application.onFirstFrame = { [weak application] in
      first?()
      if let application { serve(application) }
    }
  }

  /// Has an application do what desktops ask over the bus, where there is one.
  private static func serve(_ application: Application) {
    guard let current, service == nil else { return }
    let (id, rule) = (current.id, current.rule)
    Task.detached(executorPreference: QuietExecutor.shared) { [weak application] in
      // Without a bus there are later starts all the same.
      guard let bus = try? Bus.session() else { return }
      do {
        let service = try await ApplicationService(
          id, rule, on: bus, onFault: { complain("A message was dropped: \($0)") }
        ) { [weak application] request in
          application?.openOrComplain(request.addresses, token: request.token)
        }
        await keep(service)
      } catch {
        complain("\(id) is not on the bus: \(error)")
      }
    }
  }

  private static func keep(_ made: ApplicationService) {
    if current != nil { service = made }
  }

  /// Lets the next start be the one process.
  static func end() {
    current?.claim.release()
    (current, service, isDecided) = (nil, nil, false)
  }

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

extension Application {
  /// Opens addresses, with a line for each that no view takes.
  ///
  /// A token is left where SDL looks for one when it brings a window to the front.
  func openOrComplain(_ addresses: [URL], token: String? = nil) {
    if let token { setenv("XDG_ACTIVATION_TOKEN", token, 1) }
    defer { if token != nil { unsetenv("XDG_ACTIVATION_TOKEN") } }
    for address in open(addresses) {
      complain("No view takes \(address.absoluteString): give one onOpenURL(perform:).")
    }
  }
}
