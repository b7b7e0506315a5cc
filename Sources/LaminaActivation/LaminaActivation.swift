/// Activation: what desktops ask of a running program over the bus, as `org.freedesktop.Application`.
///
/// ```
///  menu, file manager ──Activate, Open, ActivateAction──▶ ApplicationService ──checked──▶ DesktopRequest, main actor
///  a program that is not running ──the bus starts it──▶ the same, once it has its name
/// ```
///
/// ```swift
/// let service = try await ApplicationService("org.lamina.market", rule, on: bus, onFault: complain) { request in
///   application.open(request.addresses)
/// }
/// ```
///
/// It must never let an address pass that the rule refuses, or be there before a program has asked.
