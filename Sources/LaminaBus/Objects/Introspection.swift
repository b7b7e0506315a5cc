/// What an object says of itself, as XML; the names in it were checked, so nothing needs escaping.
struct Introspection {
  let text: String

  init(_ table: ObjectTable, children: [String]) {
    let parts =
      ["<node>"] + table.interfaces.flatMap(Self.lines) + Self.standard
      + children.map { " <node name=\"\($0)\"/>" } + ["</node>\n"]
    text = Self.head + parts.joined(separator: "\n")
  }

  private static func lines(_ interface: BusInterface) -> [String] {
    [" <interface name=\"\(interface.name)\">"] + interface.methods.flatMap(lines)
      + interface.properties.map(line) + interface.signals.flatMap(lines) + [" </interface>"]
  }

  private static func lines(_ method: BusMethod) -> [String] {
    ["  <method name=\"\(method.name)\">"] + arguments(method.takes, " direction=\"in\"")
      + arguments(method.returns, " direction=\"out\"") + ["  </method>"]
  }

  private static func line(_ property: BusProperty) -> String {
    let access = property.write == nil ? "read" : "readwrite"
    return
      "  <property name=\"\(property.name)\" type=\"\(property.signature)\" access=\"\(access)\"/>"
  }

  private static func lines(_ signal: BusSignal) -> [String] {
    ["  <signal name=\"\(signal.name)\">"] + arguments(signal.signature, "") + ["  </signal>"]
  }

  private static func arguments(_ signature: String, _ direction: String) -> [String] {
    let types = (try? BusSignature(signature))?.types ?? []
    return types.map { "   <arg type=\"\($0)\"\(direction)/>" }
  }

  private static let head = """
    <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN" \
    "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">

    """

  private static let standard = [
    BusInterface(
      "org.freedesktop.DBus.Introspectable", methods: [described("Introspect", "", "s")]),
    BusInterface(
      BusMessage.propertiesInterface,
      methods: [
        described("Get", "ss", "v"), described("GetAll", "s", "a{sv}"), described("Set", "ssv", ""),
      ],
      signals: [BusSignal("PropertiesChanged", "sa{sv}as")]),
  ].flatMap(lines)

  private static func described(_ name: String, _ takes: String, _ returns: String) -> BusMethod {
    BusMethod(name, takes: takes, returns: returns) { _ in [] }
  }
}
