import LaminaAPIModel

extension APIPath {
  /// The parts of the path that are no parameters, as words.
  var words: [String] {
    let parts =
      URITemplate.read(resource.uri, isStrict: false).template?.parts ?? [.text(resource.uri)]
    return parts.compactMap { part in
      guard case .text(let text) = part, text.contains(where: { $0 != "/" }) else { return nil }
      return text
    }
  }
}
