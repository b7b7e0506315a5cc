import LaminaBus

/// Who shows notifications in a session: the desktop's service, or else its portal.
enum SessionNotifications {
  /// Asks the bus, which starts them where they do not run.
  static func service(on bus: Bus, application: String) async throws(UNError)
    -> any NotificationService
  {
    let patience = Duration.seconds(5)
    if (try? await bus.activate(name: DesktopNotifications.name, timeout: patience)) != nil {
      return DesktopNotifications(on: bus, application: application)
    }
    do {
      _ = try await bus.property(
        "version", of: PortalNotifications.interface, at: DesktopPortal.path,
        on: DesktopPortal.name, timeout: patience)
      return PortalNotifications(on: bus)
    } catch {
      throw .noService("the desktop has neither a service nor a portal for them. \(error)")
    }
  }
}
