/// What an object offers under one name: a table of methods, properties and signals.
///
/// ```swift
/// let greeter = BusInterface(
///   "org.lamina.Greeter",
///   methods: [
///     BusMethod("Greet", takes: "s", returns: "s") { call in
///       [.string("Hello, " + (call.body[0].text ?? ""))]
///     }
///   ],
///   properties: [BusProperty("Version", "u") { .uint32(1) }],
///   signals: [BusSignal("Greeted", "s")])
/// ```
public struct BusInterface: Sendable {
  /// The name, such as `org.lamina.Greeter`.
  public var name: String
  /// What can be called.
  public var methods: [BusMethod]
  /// What can be read, and some of it set.
  public var properties: [BusProperty]
  /// What the object may say.
  public var signals: [BusSignal]

  /// An interface of these members.
  public init(
    _ name: String, methods: [BusMethod] = [], properties: [BusProperty] = [],
    signals: [BusSignal] = []
  ) {
    self.name = name
    self.methods = methods
    self.properties = properties
    self.signals = signals
  }

  /// Throws where a name or a signature is none of D-Bus, or a member is there twice.
  func check() throws(BusError) {
    guard BusName.isInterface(name) else { throw .invalid("\"\(name)\" as an interface's name") }
    try Self.check(methods.map { ($0.name, [$0.takes, $0.returns]) }, "a method of \(name)")
    try Self.check(properties.map { ($0.name, [$0.signature]) }, "a property of \(name)")
    try Self.check(signals.map { ($0.name, [$0.signature]) }, "a signal of \(name)")
    for property in properties where try BusSignature(property.signature).types.count != 1 {
      throw .invalid("\"\(property.signature)\" as the type of \(name).\(property.name)")
    }
  }

  private static func check(_ members: [(name: String, signatures: [String])], _ what: String)
    throws(BusError)
  {
    var known: Set<String> = []
    for member in members {
      guard BusName.isMember(member.name), known.insert(member.name).inserted else {
        throw .invalid("\"\(member.name)\" as \(what): it is no name, or there twice")
      }
      for signature in member.signatures { _ = try BusSignature(signature) }
    }
  }
}
