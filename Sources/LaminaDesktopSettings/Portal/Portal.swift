import LaminaBus

/// The calls of `org.freedesktop.portal.Settings`, versions 1 and 2.
struct Portal {
  let bus: Bus
  let patience: Duration

  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.Settings"
  static let changed = BusRule(
    sender: name, path: path, interface: interface, member: "SettingChanged")

  /// Reads all keys at once, or each, where the portal has no call for all.
  func read(into values: inout SettingsValues) async {
    do {
      let reply = try await call(
        "ReadAll", [.array(of: "s", PortalKey.namespaces.map { .string($0) })])
      for case .entry(.string(let namespace), .array("{sv}", let entries))
        in reply.first?.elements ?? []
      {
        for case .entry(.string(let key), let value) in entries {
          values.take(value, of: key, in: namespace)
        }
      }
    } catch BusError.noSuchMember {
      await readEach(into: &values)
    } catch {
      // Absent, hanging or lying: what is not known stays as usual.
    }
  }

  private func readEach(into values: inout SettingsValues) async {
    for key in PortalKey.all {
      do {
        let value = try await readOne(key)
        value.map { values.take($0, of: key.key, in: key.namespace) }
      } catch BusError.remote {
        continue
      } catch {
        return
      }
    }
  }

  /// Version 2 has `ReadOne`; version 1 `Read`, which puts the variant into a variant.
  private func readOne(_ key: PortalKey) async throws -> BusValue? {
    let body: [BusValue] = [.string(key.namespace), .string(key.key)]
    do {
      return try await call("ReadOne", body).first
    } catch BusError.noSuchMember {
      return try await call("Read", body).first
    }
  }

  private func call(_ member: String, _ body: [BusValue]) async throws -> [BusValue] {
    let message = BusMessage(
      to: Self.name, path: Self.path, interface: Self.interface, member: member, body)
    return try await bus.call(message, timeout: patience)
  }
}
