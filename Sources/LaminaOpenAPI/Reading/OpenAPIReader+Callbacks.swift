import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

extension OpenAPIReader {
  /// Requests that the API sends of its own accord; 3.0 has them as an extension.
  mutating func webhooks() -> [APIResource] {
    let hooks = document["webhooks"] ?? document["x-webhooks"]
    return (hooks?.members ?? []).filter { !$0.key.hasPrefix("x-") }.map { name, item in
      var resource = resource(name, item)
      resource.place = hooks?.keyPlace(name)
      return resource
    }
  }

  mutating func callbacks(_ part: DocumentPart?) -> [APICallback] {
    (part?.members ?? []).filter { !$0.key.hasPrefix("x-") }.compactMap { name, value in
      guard isFirst(value) else { return nil }
      defer { leave(value) }
      var callback = APICallback(name: name, place: part?.keyPlace(name))
      callback.resources = value.members.filter { !$0.key.hasPrefix("x-") }.map { path, item in
        var resource = resource(path, item)
        resource.place = value.keyPlace(path)
        return resource
      }
      callback.extensions = extensions(
        value, "callback", written: JSONMembers(), except: Set(callback.resources.map(\.path)))
      return callback
    }
  }

  /// Callbacks of callbacks are read so deep.
  private static let deepest = 8

  /// Whether a callback is not within itself.
  private mutating func isFirst(_ part: DocumentPart) -> Bool {
    let isNew = part.value.range.isEmpty || around.insert(part.span).inserted
    guard isNew, depth < Self.deepest else {
      note("A callback is within itself; the model has the outer one.", part)
      return false
    }
    depth += 1
    return true
  }

  private mutating func leave(_ part: DocumentPart) {
    around.remove(part.span)
    depth -= 1
  }

  // MARK: Links

  mutating func links(_ part: DocumentPart?) -> [APILink] {
    (part?.members ?? []).filter { !$0.key.hasPrefix("x-") }.map { name, value in
      var link = APILink(name: name, place: part?.keyPlace(name))
      link.operationID = value["operationId"]?.string
      link.operationReference = value["operationRef"]?.string
      link.arguments = (value.raw("parameters")?.rawMembers ?? []).map {
        APILink.Argument($0.key, $0.value.value)
      }
      link.body = value.raw("requestBody")?.value
      link.description = value["description"]?.string
      link.server = value["server"].flatMap { server($0) }
      link.extensions = extensions(
        value, "link", written: writer.link(link), except: ["server"])
      return link
    }
  }
}
