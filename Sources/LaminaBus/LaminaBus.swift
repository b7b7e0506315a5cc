/// Bus: D-Bus as Swift values: calls, signals, objects, properties and names, on libsystemd's sd-bus.
///
/// ```
///  BusValue ──▶ BusMessage ──▶ Bus (one queue, one descriptor) ──▶ libsystemd, opened when needed
///  BusInterface ──▶ BusObject ──▶ Bus                              answers calls of others
/// ```
///
/// ```swift
/// let bus = try Bus.session()                       // BusError.noBus at once where there is none
/// let reply = try await bus.call(
///   BusMessage(
///     to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
///     interface: "org.freedesktop.DBus", member: "GetNameOwner",
///     [.string("org.freedesktop.DBus")]))
/// print(reply)                                      // [string("org.freedesktop.DBus")]
/// for await signal in try await bus.signals(matching: BusRule(member: "NameOwnerChanged")) {
///   print(signal.body)
/// }
/// ```
///
/// Any thread may call it. It must never import another room, wait on the caller's thread for an
/// answer, or trust what a peer sends.
