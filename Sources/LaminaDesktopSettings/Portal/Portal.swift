import LaminaBus

/// The calls of `org.freedesktop.portal.Settings`, versions 1 and 2.
struct Portal {
  let bus: Bus
  let patience: Duration

  static let interface = "org.freedesktop.portal.Settings"
  static let changed = BusRule(
    sender: DesktopPortal.name, path: DesktopPortal.path, interface: interface,
    member: "SettingChanged")

  /// All keys, asked for at once, or each where the portal has no call for all; nil where it is absent,
  /// hangs or lies.
  func values() async -> PortalValues? {
    do {
      let reply = try await call(
        "ReadAll", [.array(of: "s", PortalKeys.namespaces.map { .string($0) })])
      return values(of: reply)
    } catch BusError.noSuchMember {
      return await eachValue()
    } catch {
      return nil
    }
  }

  private func values(of reply: [BusValue]) -> PortalValues {
    var values = PortalValues()
    for case .entry(.string(let namespace), .array("{sv}", let entries))
      in reply.first?.elements ?? []
    {
      for case .entry(.string(let key), let value) in entries {
        values.take(value, of: key, in: namespace)
      }
    }
    return values
  }

  private func eachValue() async -> PortalValues? {
    var values = PortalValues()
    for (namespace, keys) in PortalValues.known.mapValues(\.keys) {
      for key in keys {
        do {
          let value = try await readOne(namespace, key)
          value.map { values.take($0, of: key, in: namespace) }
        } catch BusError.remote {
          continue
        } catch {
          return nil
        }
      }
    }
    return values
  }

  /// Version 2 has `ReadOne`; version 1 `Read`, which puts the variant into a variant.
  private func readOne(_ namespace: String, _ key: String) async throws -> BusValue? {
    let body: [BusValue] = [.string(namespace), .string(key)]
    do {
      return try await call("ReadOne", body).first
    } catch BusError.noSuchMember {
      return try await call("Read", body).first
    }
  }

  private func call(_ member: String, _ body: [BusValue]) async throws -> [BusValue] {
    let message = BusMessage(
      to: DesktopPortal.name, path: DesktopPortal.path, interface: Self.interface, member: member,
      body)
    return try await bus.call(message, timeout: patience)
  }
}
