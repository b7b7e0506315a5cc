import LaminaAPIModel
import LaminaJSON

/// What the API sends to its callers, and what can be called after an answer.
extension PageWriter {
  mutating func write(_ callback: APICallback) {
    out.add("h4", "\(words.callbacks): \(callback.name)")
    for resource in callback.resources {
      for method in resource.methods {
        out.open("details", ("class", "response"))
        out.add("summary") { out in
          out.add("span", method.name, ("class", "verb \(method.name.lowercased())"))
          out.add(text: " ")
          out.add("code", resource.uri.isEmpty ? resource.path : resource.uri)
        }
        if let summary = method.summary { out.add("p", summary, ("class", "summary")) }
        out.add(markdown: method.description)
        parameters(method.headers, title: words.headers)
        parameters(method.queryParameters, title: words.queryParameters)
        messages(of: method)
        out.close("details")
      }
    }
  }

  mutating func links(of response: APIResponse) {
    guard !response.links.isEmpty else { return }
    out.add("h4", words.nextCalls)
    out.open("ul")
    for link in response.links {
      out.open("li")
      out.add("code", link.name)
      out.add(text: " ")
      let target = link.operationID ?? link.operationReference ?? ""
      out.add("a", target, ("href", operations[target].map { "#" + $0 }))
      for argument in link.arguments {
        out.add(text: " ")
        out.add("code", "\(argument.name) = \(argument.value.string ?? argument.value.text())")
      }
      out.add(markdown: link.description)
      out.close("li")
    }
    out.close("ul")
  }
}
