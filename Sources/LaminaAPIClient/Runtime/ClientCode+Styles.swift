extension ClientCode {
  static let styled = #"""
    /// How a value of several parts stands in a request.
    fileprivate struct Styled {
      enum Place { case path, query, header, cookie }

      enum Style {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, deepObject, json
      }

      let name: String
      let place: Place
      let style: Style
      let isExploded: Bool

      init(_ name: String, in place: Place, as style: Style, isExploded: Bool = false) {
        self.name = name
        self.place = place
        self.style = style
        self.isExploded = isExploded
      }

      /// Adds a value where it belongs.
      func add(_ value: some Encodable, to call: inout Call) throws(Failure) {
        for field in try fields(value, of: call.place) {
          switch place {
          case .query: call.fields.append(Wire.escaped(field.name) + "=" + field.text)
          case .cookie: call.cookies.append(field.name + "=" + field.text)
          case .header: call.set(field.name, field.text)
          case .path: break
          }
        }
      }

      /// The text of a value that has one only.
      func text(_ value: some Encodable, of call: String) throws(Failure) -> String {
        text(try json(value, of: call))
      }

      /// Names and texts; escaped but for those of a head.
      private func fields(
        _ value: some Encodable, of call: String
      ) throws(Failure) -> [(name: String, text: String)] {
        let value = try json(value, of: call)
        if style == .deepObject { return deep(value, name) }
        guard isExploded, place == .query || place == .cookie else { return [(name, text(value))] }
        switch value {
        case .array(let items): return items.map { (name, leaf($0)) }
        case .object(let members): return sorted(members).map { ($0.key, leaf($0.value)) }
        default: return [(name, leaf(value))]
        }
      }

      private func json(_ value: some Encodable, of call: String) throws(Failure) -> JSON {
        do {
          return try Wire.decoder.decode(JSON.self, from: try Wire.encoder.encode(value))
        } catch {
          let (path, reason) = Wire.words(for: error)
          throw Failure.request(place: call, path: name + path, reason: reason)
        }
      }

      private func text(_ value: JSON) -> String {
        switch style {
        case .json: escaped(written(value))
        case .label: "." + pieces(value, isExploded).joined(separator: isExploded ? "." : ",")
        case .matrix: matrix(value)
        case .spaceDelimited: pieces(value, false).joined(separator: "%20")
        case .pipeDelimited: pieces(value, false).joined(separator: "%7C")
        case .simple, .form, .deepObject: pieces(value, isExploded).joined(separator: ",")
        }
      }

      private func matrix(_ value: JSON) -> String {
        guard isExploded else {
          return ";" + name + "=" + pieces(value, false).joined(separator: ",")
        }
        if case .object = value { return pieces(value, true).map { ";" + $0 }.joined() }
        return pieces(value, false).map { ";" + name + "=" + $0 }.joined()
      }

      private func pieces(_ value: JSON, _ isPaired: Bool) -> [String] {
        switch value {
        case .array(let items): items.map(leaf)
        case .object(let members):
          sorted(members).flatMap { member in
            let (name, text) = (escaped(member.key), leaf(member.value))
            return isPaired ? [name + "=" + text] : [name, text]
          }
        default: [leaf(value)]
        }
      }

      private func deep(_ value: JSON, _ name: String) -> [(name: String, text: String)] {
        switch value {
        case .array(let items): items.map { (name, leaf($0)) }
        case .object(let members):
          sorted(members).flatMap { deep($0.value, name + "[" + $0.key + "]") }
        default: [(name, leaf(value))]
        }
      }

      private func sorted(_ members: [String: JSON]) -> [(key: String, value: JSON)] {
        members.sorted { $0.key < $1.key }
      }

      private func leaf(_ value: JSON) -> String {
        if case .string(let text) = value { escaped(text) } else { escaped(written(value)) }
      }

      private func written(_ value: JSON) -> String {
        (try? Wire.encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
      }

      private func escaped(_ text: String) -> String {
        place == .header ? text : Wire.escaped(text)
      }
    }
    """#
}
