import BusDaemons
import LaminaBus
import LaminaDesktopSettings

/// A portal of a test's own, exported on a bus of its own.
struct MadePortal {
  /// Which calls it has.
  enum Kind { case all, two, one, hanging }

  private let daemon: PrivateBus
  private let bus: Bus
  private let kind: Kind
  private let values: [String: [String: BusValue]]

  init(_ kind: Kind, _ values: [String: [String: BusValue]]) throws {
    daemon = try PrivateBus()
    bus = try Bus(address: daemon.address)
    (self.kind, self.values) = (kind, values)
  }

  /// Where its bus listens.
  var address: String { daemon.address }

  var settings: SessionSettings { settings() }

  func settings(display: String? = nil, patience: Duration = .seconds(10)) -> SessionSettings {
    SessionSettings(display: display, patience: patience) { [daemon] () throws(BusError) in
      try Bus(address: daemon.address)
    }
  }

  /// Takes the name and answers calls.
  func begin() async throws -> BusObject {
    let object = try await bus.export(
      [
        BusInterface(
          Self.interface, methods: methods, signals: [BusSignal("SettingChanged", "ssv")])
      ],
      at: "/org/freedesktop/portal/desktop")
    _ = try await bus.request(name: "org.freedesktop.portal.Desktop")
    return object
  }

  /// Says that a key of its own has another value.
  func say(_ key: String, _ value: BusValue, by object: BusObject) async throws {
    try await object.emit(
      "SettingChanged", of: Self.interface,
      [.string("org.freedesktop.appearance"), .string(key), .variant(value)])
  }

  private static let interface = "org.freedesktop.portal.Settings"

  private var methods: [BusMethod] {
    switch kind {
    case .all: [readAll]
    case .two: [one("ReadOne") { .variant($0) }, one("Read") { .variant(.variant($0)) }]
    case .one: [one("Read") { .variant(.variant($0)) }]
    case .hanging: [hanging]
    }
  }

  private var readAll: BusMethod {
    BusMethod("ReadAll", takes: "as", returns: "a{sa{sv}}") { [values] _ in
      [
        .array(
          of: "{sa{sv}}",
          values.map { .entry(.string($0.key), .dictionary($0.value)) })
      ]
    }
  }

  private func one(_ name: String, _ wrap: @escaping @Sendable (BusValue) -> BusValue)
    -> BusMethod
  {
    BusMethod(name, takes: "ss", returns: "v") { [values] call in
      guard let value = values[call.body[0].text ?? ""]?[call.body[1].text ?? ""] else {
        throw BusError.remote(
          name: "org.freedesktop.portal.Error.NotFound", text: "Requested setting not found")
      }
      return [wrap(value)]
    }
  }

  private var hanging: BusMethod {
    BusMethod("ReadAll", takes: "as", returns: "a{sa{sv}}") { _ in
      try await Task.sleep(for: .seconds(1000))
      return []
    }
  }
}
