/// How many processes of an application run at once.
///
/// ```swift
/// struct MarketApp: App {
///   static var instancePolicy: InstancePolicy { .single(id: "org.lamina.market", schemes: ["market"]) }
/// ```
public nonisolated enum InstancePolicy: Hashable, Sendable {
  /// As many as are started; nothing is kept for them.
  case several
  /// One for each user: a later start hands its addresses over, and ends.
  ///
  /// - Parameters:
  ///   - id: names the application, like `org.example.Dreams`.
  ///   - schemes: of the addresses that it opens, like `["dreams"]`.
  case single(id: String, schemes: Set<String> = [])
}
