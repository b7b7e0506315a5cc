/// Transfer: how values leave a program and come into one, under CoreTransferable's names.
///
/// ```
///  value ──transferRepresentation──▶ ways: a type, and bytes or a file of it ──▶ shared, copied, dropped
///    ▲                                                                            │
///    └─────────────────────────── init(importing:contentType:) ◀──────────────────┘
/// ```
///
/// ```swift
/// struct Note: Transferable, Codable {
///   var title: String
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.title)
///   }
/// }
/// let bytes = try await Note(title: "Milk").exported(as: .plainText)     // Milk
/// ```
///
/// It must never make bytes before somebody wants them, or know who that is.
