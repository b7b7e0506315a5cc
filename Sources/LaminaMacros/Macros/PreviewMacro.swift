/// `#Preview`: a type that makes the preview, found by its conformance.
///
/// ```swift
/// #Preview("Night", traits: .sizeThatFitsLayout) { Row() }
/// // enum $…: LaminaPreviews.PreviewRegistry {
/// //   static var fileID: String { "App/Row.swift" }
/// //   static var line: Int { 12 }
/// //   static func makePreview() -> LaminaPreviews.Preview {
/// //     return LaminaPreviews.Preview("Night", traits: .sizeThatFitsLayout) { Row() }
/// //   }
/// // }
/// ```
/// Variables marked `@Previewable` become properties of a view whose body the rest is.
enum PreviewMacro {
  static func expand(_ request: Request) throws(MacroError) -> String {
    let call = try PreviewCall(SwiftSource(request.syntax.source))
    return """
      enum \(request.uniqueName("PreviewRegistry")): LaminaPreviews.PreviewRegistry {
        static var fileID: Swift.String { "\(escaped(request.syntax.fileID))" }
        static var line: Swift.Int { \(request.syntax.line + call.lineOffset) }
        static func makePreview() -> LaminaPreviews.Preview {
      \(try statements(for: call))
        }
      }
      """
  }

  private static func statements(for call: PreviewCall) throws(MacroError) -> String {
    guard let body = call.body else { return "return LaminaPreviews.Preview(\(call.arguments))" }
    let parts = try PreviewBody(body, of: call.source)
    if parts.properties.isEmpty { return preview(call.arguments, showing: call.source.text(body)) }
    return """
      struct __PreviewBody: LaminaKernel.View {
      \(parts.properties.joined(separator: "\n"))
      var body: some LaminaKernel.View {
      \(parts.rest)
      }
      }
      \(preview(call.arguments, showing: " __PreviewBody() "))
      """
  }

  private static func preview(_ arguments: String, showing body: String) -> String {
    "return LaminaPreviews.Preview(\(arguments)) {\(body)}"
  }

  private static func escaped(_ text: String) -> String {
    text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
