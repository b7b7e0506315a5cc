import LaminaAPISource

extension Expander {
  /// A resource whose methods name the default media type wherever they use it.
  func pivoted(resource: YAMLNode) -> YAMLNode {
    guard !declared.mediaTypes.isEmpty, let pairs = resource.pairs else { return resource }
    let pivoted = pairs.map { pair in
      let isMethod = Vocabulary.isMethod(pair.name, optional: true)
      return isMethod ? YAMLPair(pair.key, self.pivoted(method: pair.value)) : pair
    }
    return YAMLNode(.mapping(pivoted), tag: resource.tag, span: resource.span)
  }

  func pivoted(method: YAMLNode) -> YAMLNode {
    guard !declared.mediaTypes.isEmpty, let pairs = method.pairs else { return method }
    let pivoted = pairs.map { pair in
      switch Vocabulary.required(pair.name) {
      case "body": YAMLPair(pair.key, self.pivoted(body: pair.value))
      case "responses": YAMLPair(pair.key, self.pivoted(responses: pair.value))
      default: pair
      }
    }
    return YAMLNode(.mapping(pivoted), tag: method.tag, span: method.span)
  }

  private func pivoted(responses: YAMLNode) -> YAMLNode {
    guard let codes = responses.pairs else { return responses }
    let pivoted = codes.map { code in
      let parts = code.value.pairs?.map { part in
        part.name == "body" ? YAMLPair(part.key, self.pivoted(body: part.value)) : part
      }
      return YAMLPair(
        code.key,
        parts.map { YAMLNode(.mapping($0), tag: code.value.tag, span: code.value.span) }
          ?? code.value)
    }
    return YAMLNode(.mapping(pivoted), tag: responses.tag, span: responses.span)
  }

  private func pivoted(body: YAMLNode) -> YAMLNode {
    if body.pairs?.contains(where: { $0.isMediaType || $0.name.contains("<<") }) == true {
      return body
    }
    let isOld = declared.version == .v08
    guard isOld ? body.isMapping || body.isNull : !body.isNull && !body.isSequence else {
      return body
    }
    let content = body.pairs?.isEmpty == true ? .null(at: body.span) : body
    let types = isOld ? Array(declared.mediaTypes.prefix(1)) : declared.mediaTypes
    return YAMLNode(
      .mapping(types.map { YAMLPair(.text($0, at: body.span), content) }), span: body.span)
  }
}
