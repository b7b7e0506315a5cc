import LaminaBus

/// Who shows notifications in a session: the desktop's service, or else its portal.
enum SessionNotifications {
  /// Asks the bus, which starts them where they do not run.
  static func service(on bus: Bus, application: String) async throws(UNError)
    -> any NotificationService
  {
    let patience = Duration.seconds(5)
    do {
      _ = try await bus.activate(name: DesktopNotifications.name, timeout: patience)
      return DesktopNotifications(on: bus, application: application)
    } catch {}
    do {
      _ = try await bus.property(
        "version", of: PortalNotifications.interface, at: PortalNotifications.path,
        on: PortalNotifications.name, timeout: patience)
      return PortalNotifications(on: bus)
    } catch {
      throw .noService("the desktop has neither a service nor a portal for them. \(error)")
    }
  }
}
