import LaminaAPI
import LaminaJSON
import Testing

/// Parts that end, have other names in code, or come from the API's side.
@Suite struct EndTests {
  /// An API of one method.
  private func model(_ edit: (inout APIMethod) -> Void = { _ in }) -> APIModel {
    var method = APIMethod(name: "GET", place: Place(file: "a.yaml", line: 7, column: 1))
    method.responses = [APIResponse(status: 200)]
    edit(&method)
    var api = APIModel(title: "T", resources: [APIResource(path: "/p", uri: "/p")])
    api.resources[0].methods = [method]
    return api
  }

  private func marked(_ changes: APIChanges) -> [String] {
    changes.changes.map {
      ($0.level == .compatible ? "" : $0.level == .warning ? "?" : "!") + $0.code
    }
  }

  private func changes(_ one: APIModel, _ other: APIModel) -> [String] {
    marked(APIChanges(from: one, to: other))
  }

  private func ended(_ day: String? = nil) -> APIModel {
    model { method in
      method.isDeprecated = true
      if let day { method.extensions = [APIExtension("x-sunset", .text(day))] }
    }
  }

  @Test("A cookie that is required, or gone, breaks callers")
  func cookies() {
    let cookie = { (isRequired: Bool) in
      model { $0.cookies = [APIParameter(name: "sid", isRequired: isRequired)] }
    }
    #expect(changes(cookie(false), cookie(true)) == ["!parameter-required"])
    #expect(changes(cookie(true), cookie(false)) == ["parameter-required"])
    #expect(changes(model(), cookie(true)) == ["!parameter-added"])
    #expect(changes(cookie(false), model()) == ["!parameter-removed"])
    let words = APIChanges(from: cookie(false), to: cookie(true)).changes[0].message
    #expect(words == "The cookie sid is required.")
  }

  @Test("A cookie of a description in OpenAPI is compared")
  func cookiesOfFiles() {
    func read(_ more: String) -> APIModel {
      let text = """
        openapi: 3.0.3
        info: {title: A, version: '1'}
        paths:
          /p:
            get:
              parameters: [{name: sid, in: cookie\(more), schema: {type: string}}]
              responses: {'200': {description: ok}}
        """
      return OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text])).model()
    }
    #expect(changes(read(""), read(", required: true")) == ["!parameter-required"])
  }

  @Test("What is deprecated, or has another name in code, is a warning")
  func warnings() {
    #expect(changes(model(), ended()) == ["?deprecated"])
    #expect(changes(ended(), model()) == ["deprecated"])
    let named = { (name: String?) in model { $0.operationID = name } }
    #expect(changes(named("a"), named("b")) == ["?operation-id"])
    #expect(changes(named("a"), named(nil)) == ["?operation-id"])
    #expect(changes(named(nil), named("a")) == [])
    #expect(changes(model { $0.tags = ["a"] }, model { $0.tags = ["b"] }) == ["tags"])
    #expect(changes(model { $0.summary = "a" }, model { $0.summary = "b" }) == ["summary"])
    let parameter = { (isDeprecated: Bool) in
      model {
        $0.queryParameters = [APIParameter(name: "q", isRequired: false)]
        $0.queryParameters[0].isDeprecated = isDeprecated
      }
    }
    #expect(changes(parameter(false), parameter(true)) == ["?deprecated"])
    #expect(changes(parameter(true), parameter(false)) == ["deprecated"])
  }

  @Test(
    "A value that is new in a header of an answer is a warning, in a header of a request it is none"
  )
  func values() {
    let header = { (values: [String]) in
      var header = APIParameter(name: "X", isRequired: false)
      header.types[0].values = values
      return header
    }
    let (one, two) = (header(["a"]), header(["a", "b"]))
    let answer = { (header: APIParameter) in model { $0.responses[0].headers = [header] } }
    #expect(changes(answer(one), answer(two)) == ["?parameter-wider"])
    #expect(
      changes(model { $0.headers = [one] }, model { $0.headers = [two] }) == ["parameter-wider"])
  }

  @Test("A day of the end may come later, and not sooner")
  func sunsets() {
    #expect(changes(ended("2027-01-01"), ended("2027-02-01")) == ["sunset"])
    #expect(changes(ended("2027-02-01"), ended("2027-01-01")) == ["!sunset"])
    #expect(changes(ended("2027-02-01"), ended()) == ["?sunset"])
    #expect(changes(ended(), ended("2027-02-01")) == ["sunset"])
    #expect(changes(model(), ended("2027-02-01")) == ["?deprecated"])
    #expect(changes(model(), ended("next year")) == ["?deprecated", "?sunset-unreadable"])
  }

  @Test("What was to end by the day of the new version may be gone")
  func removals() {
    let old = ended("2027-01-01")
    var new = old
    new.resources[0].methods = []
    let gone = { (day: String?) in APIChanges(from: old, to: new, today: day) }
    #expect(marked(gone("2027-01-01")) == ["?method-removed"])
    #expect(marked(gone("2026-12-31")) == ["!method-removed"])
    #expect(marked(gone(nil)) == ["!method-removed"])
    #expect(gone(nil).changes[0].message.hasSuffix("there, and was to end on 2027-01-01."))
    var empty = old
    empty.resources = []
    #expect(marked(APIChanges(from: old, to: empty, today: "2027-01-02")) == ["?resource-removed"])
    #expect(
      marked(APIChanges(from: ended(), to: empty, today: "2030-01-01")) == ["!resource-removed"])
  }

  @Test("What the API sends to its callers may become less, and what it takes from them more")
  func callbacks() {
    let hook = { (longest: Int) in
      var method = APIMethod(name: "POST")
      method.bodies = [APIBody(mediaType: "application/json")]
      method.bodies[0].schema = APISchema(text: "{\"maxLength\": \(longest)}")
      method.responses = [APIResponse(status: 200)]
      var resource = APIResource(path: "made", uri: "made")
      resource.methods = [method]
      return resource
    }
    let webhook = { (longest: Int) in
      var api = model()
      api.webhooks = [hook(longest)]
      return api
    }
    let callback = { (longest: Int) in
      model { $0.callbacks = [APICallback(name: "made", resources: [hook(longest)])] }
    }
    for make in [webhook, callback] {
      #expect(changes(make(5), make(4)) == ["maxlength-changed"])
      #expect(changes(make(4), make(5)) == ["!maxlength-changed"])
    }
    #expect(changes(webhook(5), model()) == ["!webhook-removed"])
    #expect(changes(model(), webhook(5)) == ["webhook-added"])
    #expect(changes(callback(5), model()) == ["!callback-removed"])
    #expect(changes(model(), callback(5)) == ["callback-added"])
  }

  @Test("Answers for classes of statuses, and for the rest, are answers")
  func classes() {
    let others = { (coverage: APIResponse.Coverage) in
      model {
        var response = APIResponse(status: 400)
        response.coverage = coverage
        $0.otherResponses = [response]
      }
    }
    #expect(changes(others(.statusClass), model()) == ["!response-removed"])
    #expect(changes(model(), others(.others)) == ["response-added"])
    let words = APIChanges(from: others(.statusClass), to: others(.others)).changes.map(\.message)
    #expect(words == ["There is no answer 4XX any more.", "There is an answer default."])
  }

  @Test("Further servers, terms, links and contacts are said")
  func information() {
    let servers = { (all: [String]) in
      var api = model()
      api.servers = all.map { APIServer(url: $0) }
      return api
    }
    #expect(changes(servers(["a", "b"]), servers(["a"])) == ["!server-removed"])
    #expect(changes(servers(["a"]), servers(["a", "b"])) == ["server-added"])
    var api = model()
    api.info.contact = APIContact(name: "Ann")
    api.info.license = APILicense(name: "MIT")
    api.externalDocs = APIExternalDocs(url: "http://a.b")
    api.tags = [APITag(name: "t")]
    #expect(changes(model(), api) == ["contact", "license", "external-docs", "tags"])
    let linked = model { $0.responses[0].links = [APILink(name: "next")] }
    #expect(changes(linked, model()) == ["?link-removed"])
    #expect(changes(model(), linked) == ["link-added"])
  }

  @Test("Two schemes that are needed at once let only those in who have both")
  func security() {
    let demand = { (names: [String]) in
      model {
        $0.securedBy = [APISecurity(scheme: names.first)]
        $0.securedBy[0].besides = names.dropFirst().map { APISecurity(scheme: $0) }
      }
    }
    #expect(
      changes(demand(["a"]), demand(["a", "b"])) == ["!security-narrower"])
    #expect(changes(demand(["a", "b"]), demand(["a"])) == ["security-wider"])
    #expect(changes(demand(["a", "b"]), demand(["b", "a"])) == [])
    #expect(
      APIChanges(from: demand(["a", "b"]), to: demand(["c"])).changes[0].message
        == "a and b no longer lets a caller in.")
  }
}
