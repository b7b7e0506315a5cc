// Written by `lamina-api client` from the model Ads v2. Write it again rather than edit it.
public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client of the API *Ads*.
public struct AdsClient: Sendable {
  /// Carries requests to a server, and answers back.
  public var transport: any Transport
  /// Proves who calls, where a call is given nothing else.
  public var credential: Credential?
  private let base: String
  private let baseValues: [String: String]?

  /// Creates a client of the API's own server, `http://{apiDomain}.example.org/{version}`.
  ///
  /// - Parameters:
  ///   - apiDomain: Where the API runs.
  ///   - version: `version` in the address.
  ///   - transport: carries requests and answers.
  ///   - credential: proves who calls.
  public init(
    apiDomain: ApiDomain,
    version: String = "v2",
    transport: any Transport,
    credential: Credential? = nil
  ) {
    self.base = "http://{apiDomain}.example.org/{version}"
    var values: [String: String] = [:]
    values["apiDomain"] = Wire.text(apiDomain)
    values["version"] = version
    baseValues = values
    self.transport = transport
    self.credential = credential
  }

  /// Creates a client of another server.
  ///
  /// - Parameters:
  ///   - base: what stands in front of all paths, as it is: `http://127.0.0.1:8080`.
  ///   - transport: carries requests and answers.
  ///   - credential: proves who calls.
  public init(base: String, transport: any Transport, credential: Credential? = nil) {
    self.base = base
    baseValues = nil
    self.transport = transport
    self.credential = credential
  }

  private func send(_ call: Call, _ credential: Credential?) async throws(Failure) -> Answer {
    var call = call
    credential?.add(to: &call)
    var request = call.request(base: base, values: baseValues)
    do {
      if let sign = try await credential?.signature(for: request) {
        request.headers.append(Header("Authorization", sign))
      }
      return try await transport.send(request)
    } catch {
      throw Failure.transport(place: call.place, reason: error)
    }
  }
}

// MARK: Calls

extension AdsClient {
  /// Gets the ads that fit a screen.
  ///
  /// - Parameters:
  ///   - screenWidth: The width of the screen, in points.
  ///   - screenHeight: The height of the screen, in points.
  ///   - page: The page, 10 at most. It is `1` if it is not given.
  ///   - adType: Ads of this kind only; may be repeated.
  ///   - scale: Pixels of a point. It is `2` if it is not given.
  ///   - ifNoneMatch: The tag of the answer that is known.
  ///   - hujiangAgent: The program that asks.
  ///   - credential: `.agent`; the client's own, if it is not given.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func getAds(
    screenWidth: Int,
    screenHeight: Int,
    page: Int? = nil,
    adType: [Int] = [],
    scale: Double? = nil,
    ifNoneMatch: String? = nil,
    hujiangAgent: String? = nil,
    credential: Credential? = nil
  ) async throws(Failure) -> GetAdsByScreenWidthAndScreenHeight.Response {
    var call = Call(
      "GET",
      "/ads/{screenWidth}/{screenHeight}",
      path: "/ads/\(Wire.escaped(Wire.text(screenWidth)))/\(Wire.escaped(Wire.text(screenHeight)))"
    )
    call.accept = "application/json"
    if let value = page {
      call.query("page", Wire.text(value))
    }
    for value in adType {
      call.query("adType", Wire.text(value))
    }
    if let value = scale {
      call.query("scale", Wire.text(value))
    }
    if let value = ifNoneMatch {
      call.set("If-None-Match", value)
    }
    if let value = hujiangAgent {
      call.set("Hujiang-Agent", value)
    }
    let answer = try await send(call, credential ?? self.credential)
    return try GetAdsByScreenWidthAndScreenHeight.Response(answer, of: call)
  }

  /// Gets the kinds of ads that there are.
  ///
  /// - Parameters:
  ///   - ifNoneMatch: The tag of the answer that is known.
  ///   - hujiangAgent: The program that asks.
  ///   - credential: `.agent`, or none; the client's own, if it is not given.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func getAdsTypes(
    ifNoneMatch: String? = nil,
    hujiangAgent: String? = nil,
    credential: Credential? = nil
  ) async throws(Failure) -> GetAdsTypes.Response {
    var call = Call("GET", "/ads/types", path: "/ads/types")
    call.accept = "application/json"
    if let value = ifNoneMatch {
      call.set("If-None-Match", value)
    }
    if let value = hujiangAgent {
      call.set("Hujiang-Agent", value)
    }
    let answer = try await send(call, credential ?? self.credential)
    return try GetAdsTypes.Response(answer, of: call)
  }

  /// Reports a click.
  ///
  /// - Parameters:
  ///   - adItemId: The item that was clicked.
  ///   - body: What is sent.
  ///   - xMeta: Whatever else there is to say.
  ///   - credential: `.agent`; the client's own, if it is not given.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func postAdsClicks(
    adItemId: Int,
    body: PostAdsClicksByAdItemId.Body,
    xMeta: [String: String] = [:],
    credential: Credential? = nil
  ) async throws(Failure) -> PostAdsClicksByAdItemId.Response {
    var call = Call(
      "POST",
      "/ads/{adItemId}/clicks",
      path: "/ads/\(Wire.escaped(Wire.text(adItemId)))/clicks"
    )
    call.isSecure = true
    call.accept = "application/json"
    for (name, value) in xMeta.sorted(by: { $0.key < $1.key }) {
      call.set("X-Meta-" + name, value)
    }
    switch body {
    case .form(let value): value.fields().send(in: &call)
    case .multipart(let value): value.fields().sendParts(in: &call)
    }
    let answer = try await send(call, credential ?? self.credential)
    return try PostAdsClicksByAdItemId.Response(answer, of: call)
  }
}

// MARK: Credentials

extension AdsClient {
  /// Proves who calls.
  public enum Credential: Sendable {
    /// Says which program asks.
    case agent(hujiangAgent: String)

    fileprivate func add(to call: inout Call) {
      switch self {
      case .agent(let value1):
        call.set("Hujiang-Agent", value1)
      }
    }

    fileprivate func signature(for request: Request) async throws -> String? {
      nil
    }
  }
}

// MARK: Types

extension AdsClient {
  /// An ad: a place on a screen, and what is shown there.
  public struct Ad: Hashable, Sendable, Codable {
    /// The kind of the ad.
    public var adType: Int
    /// The number of the place.
    public var adId: Int?
    /// What takes turns, six items at most.
    public var adItemList: [Ad.AdItemListItem]

    /// Creates a value of its members.
    public init(adType: Int, adId: Int? = nil, adItemList: [Ad.AdItemListItem]) {
      self.adType = adType
      self.adId = adId
      self.adItemList = adItemList
    }

    /// A picture with a title, and where it leads.
    public struct AdItemListItem: Hashable, Sendable, Codable {
      /// The number of the item.
      public var adItemId: Int
      /// The title.
      public var title: String
      /// A sentence below the title.
      public var summary: String?
      /// 1 opens an address, 2 an app.
      public var actionType: Ad.AdItemListItem.ActionType
      /// The address.
      public var actionUrl: String?
      /// When it is shown first.
      public var startTime: Date?
      /// When it is shown last.
      public var endTime: Date?
      /// The picture.
      public var imageUrl: String
      /// Its turn.
      public var orderIndex: Int?
      /// The colour around the picture.
      public var fillColor: Int?
      /// The app's scheme.
      public var scheme: String?
      /// The app.
      public var appIdentifier: String?

      /// Creates a value of its members.
      public init(
        adItemId: Int,
        title: String,
        summary: String? = nil,
        actionType: Ad.AdItemListItem.ActionType,
        actionUrl: String? = nil,
        startTime: Date? = nil,
        endTime: Date? = nil,
        imageUrl: String,
        orderIndex: Int? = nil,
        fillColor: Int? = nil,
        scheme: String? = nil,
        appIdentifier: String? = nil
      ) {
        self.adItemId = adItemId
        self.title = title
        self.summary = summary
        self.actionType = actionType
        self.actionUrl = actionUrl
        self.startTime = startTime
        self.endTime = endTime
        self.imageUrl = imageUrl
        self.orderIndex = orderIndex
        self.fillColor = fillColor
        self.scheme = scheme
        self.appIdentifier = appIdentifier
      }

      /// 1 opens an address, 2 an app.
      public struct ActionType: RawRepresentable, Hashable, Sendable, Codable {
        /// The value as it is sent.
        public let rawValue: Int

        /// Creates a value, known or not.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The value `1`.
        public static let value1 = Self(rawValue: 1)
        /// The value `2`.
        public static let value2 = Self(rawValue: 2)

        /// The values that the model names.
        public static let known: [Self] = [.value1, .value2]
      }
    }
  }

  /// What the model calls `Ads`.
  public typealias Ads = [Ad]

  /// A kind of ads.
  public struct AdType: Hashable, Sendable, Codable {
    /// The number of the kind.
    public var adType: Int
    /// What it is called.
    public var name: String

    /// Creates a value of its members.
    public init(adType: Int, name: String) {
      self.adType = adType
      self.name = name
    }
  }

  /// What the model calls `AdTypes`.
  public typealias AdTypes = [AdType]

  /// Why a call was refused.
  public struct ErrorValue: Hashable, Sendable, Codable {
    /// The number of the fault.
    public var code: Int
    /// The fault as a sentence.
    public var message: String

    /// Creates a value of its members.
    public init(code: Int, message: String) {
      self.code = code
      self.message = message
    }
  }

  /// Where the API runs.
  public struct ApiDomain: RawRepresentable, Hashable, Sendable, Codable {
    /// The value as it is sent.
    public let rawValue: String

    /// Creates a value, known or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `test`.
    public static let test = Self(rawValue: "test")
    /// The value `stage`.
    public static let stage = Self(rawValue: "stage")
    /// The value `live`.
    public static let live = Self(rawValue: "live")

    /// The values that the model names.
    public static let known: [Self] = [.test, .stage, .live]
  }
}

// MARK: Answers

extension AdsClient {
  /// What `getAds` takes and answers.
  public enum GetAdsByScreenWidthAndScreenHeight {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// The list.
      case ok(Ads, OKHeaders)
      /// What get answered is still true.
      case notModified
      /// The agent is missing or wrong.
      case unauthorized
      /// There is no answer now.
      case serviceUnavailable(ErrorValue, ServiceUnavailableHeaders)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 200: self = .ok(try call.read(Ads.self, answer), OKHeaders(answer))
        case 304: self = .notModified
        case 401: self = .unauthorized
        case 503:
          self = .serviceUnavailable(
            try call.read(ErrorValue.self, answer), ServiceUnavailableHeaders(answer))
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .ok: 200
        case .notModified: 304
        case .unauthorized: 401
        case .serviceUnavailable: 503
        case .other(let answer): answer.status
        }
      }

      /// Returns the body of an answer 200.
      ///
      /// - Returns: the body.
      /// - Throws: `Failure.refused` for any other answer.
      public func get() throws(Failure) -> Ads {
        guard case .ok(let body, _) = self else {
          throw Failure.refused(place: "GET /ads/{screenWidth}/{screenHeight}", status: status)
        }
        return body
      }
    }

    /// The head of an answer 200.
    public struct OKHeaders: Hashable, Sendable {
      /// The tag of the answer.
      public var eTag: String?

      /// Creates a head of its fields.
      public init(eTag: String? = nil) {
        self.eTag = eTag
      }

      fileprivate init(_ answer: Answer) {
        eTag = answer.header("ETag")
      }
    }

    /// The head of an answer 503.
    public struct ServiceUnavailableHeaders: Hashable, Sendable {
      /// Seconds to wait.
      public var retryAfter: Int?

      /// Creates a head of its fields.
      public init(retryAfter: Int? = nil) {
        self.retryAfter = retryAfter
      }

      fileprivate init(_ answer: Answer) {
        retryAfter = answer.header("Retry-After").flatMap { Int($0) }
      }
    }
  }

  /// What `getAdsTypes` takes and answers.
  public enum GetAdsTypes {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// The list.
      case ok(AdTypes, OKHeaders)
      /// What get answered is still true.
      case notModified
      /// The agent is missing or wrong.
      case unauthorized
      /// There is no answer now.
      case serviceUnavailable(ErrorValue, ServiceUnavailableHeaders)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 200: self = .ok(try call.read(AdTypes.self, answer), OKHeaders(answer))
        case 304: self = .notModified
        case 401: self = .unauthorized
        case 503:
          self = .serviceUnavailable(
            try call.read(ErrorValue.self, answer), ServiceUnavailableHeaders(answer))
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .ok: 200
        case .notModified: 304
        case .unauthorized: 401
        case .serviceUnavailable: 503
        case .other(let answer): answer.status
        }
      }

      /// Returns the body of an answer 200.
      ///
      /// - Returns: the body.
      /// - Throws: `Failure.refused` for any other answer.
      public func get() throws(Failure) -> AdTypes {
        guard case .ok(let body, _) = self else {
          throw Failure.refused(place: "GET /ads/types", status: status)
        }
        return body
      }
    }

    /// The head of an answer 200.
    public struct OKHeaders: Hashable, Sendable {
      /// The tag of the answer.
      public var eTag: String?

      /// Creates a head of its fields.
      public init(eTag: String? = nil) {
        self.eTag = eTag
      }

      fileprivate init(_ answer: Answer) {
        eTag = answer.header("ETag")
      }
    }

    /// The head of an answer 503.
    public struct ServiceUnavailableHeaders: Hashable, Sendable {
      /// Seconds to wait.
      public var retryAfter: Int?

      /// Creates a head of its fields.
      public init(retryAfter: Int? = nil) {
        self.retryAfter = retryAfter
      }

      fileprivate init(_ answer: Answer) {
        retryAfter = answer.header("Retry-After").flatMap { Int($0) }
      }
    }
  }

  /// What `postAdsClicks` takes and answers.
  public enum PostAdsClicksByAdItemId {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// It is noted.
      case noContent
      /// A parameter is wrong.
      case badRequest(ErrorValue)
      /// The agent is missing or wrong.
      case unauthorized
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        case 400: self = .badRequest(try call.read(ErrorValue.self, answer))
        case 401: self = .unauthorized
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .badRequest: 400
        case .unauthorized: 401
        case .other(let answer): answer.status
        }
      }
    }

    /// The bodies that it takes.
    public enum Body: Hashable, Sendable {
      /// A body of the type `application/x-www-form-urlencoded`.
      case form(PostAdsClicksByAdItemId.Form)
      /// A body of the type `multipart/form-data`.
      case multipart(PostAdsClicksByAdItemId.Multipart)
    }

    /// The fields of a form.
    public struct Form: Hashable, Sendable {
      /// When it was clicked.
      public var clickedAt: Date
      /// Where it was shown.
      ///
      /// It is `feed` if it is not given.
      public var channel: PostAdsClicksByAdItemId.Form.Channel?

      /// Creates a form of its fields.
      public init(clickedAt: Date, channel: PostAdsClicksByAdItemId.Form.Channel? = nil) {
        self.clickedAt = clickedAt
        self.channel = channel
      }

      fileprivate func fields() -> FormFields {
        var fields = FormFields()
        fields.add("clickedAt", .text(Wire.text(self.clickedAt)))
        if let value = self.channel {
          fields.add("channel", .text(Wire.text(value)))
        }
        return fields
      }

      /// Where it was shown.
      public struct Channel: RawRepresentable, Hashable, Sendable, Codable {
        /// The value as it is sent.
        public let rawValue: String

        /// Creates a value, known or not.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The value `splash`.
        public static let splash = Self(rawValue: "splash")
        /// The value `banner`.
        public static let banner = Self(rawValue: "banner")
        /// The value `feed`.
        public static let feed = Self(rawValue: "feed")

        /// The values that the model names.
        public static let known: [Self] = [.splash, .banner, .feed]
      }
    }

    /// The fields of a form.
    public struct Multipart: Hashable, Sendable {
      /// A picture of the screen.
      public var screenshot: PostAdsClicksByAdItemId.Multipart.Screenshot?

      /// Creates a form of its fields.
      public init(screenshot: PostAdsClicksByAdItemId.Multipart.Screenshot? = nil) {
        self.screenshot = screenshot
      }

      fileprivate func fields() -> FormFields {
        var fields = FormFields()
        if let value = self.screenshot {
          fields.add("screenshot", value.field)
        }
        return fields
      }

      /// A picture of the screen.
      public enum Screenshot: Hashable, Sendable {
        /// A value of the type `File`.
        case file(File)
        /// A value of the type `String`.
        case string(String)

        fileprivate var field: FormFields.Value {
          switch self {
          case .file(let value): .file(value)
          case .string(let value): .text(value)
          }
        }
      }
    }
  }
}

// MARK: What every client has

extension AdsClient {
  /// Carries requests to a server, and answers back.
  public protocol Transport: Sendable {
    /// Sends a request.
    ///
    /// - Parameter request: the request.
    /// - Returns: the answer, whatever its status.
    /// - Throws: why there is no answer.
    func send(_ request: Request) async throws -> Answer
  }

  /// A field of a head.
  public struct Header: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String

    /// Creates a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A request.
  public struct Request: Hashable, Sendable {
    /// The method in capitals.
    public var method: String
    /// The whole address.
    public var url: String
    /// The head, in order.
    public var headers: [Header]
    /// The body.
    public var body: Data?
  }

  /// An answer.
  public struct Answer: Hashable, Sendable {
    /// The status.
    public var status: Int
    /// The head, in order.
    public var headers: [Header]
    /// The body.
    public var body: Data

    /// Creates an answer.
    public init(status: Int, headers: [Header] = [], body: Data = Data()) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// The first value of a field, by its name in any case.
    public func header(_ name: String) -> String? {
      headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The media type of the body, without what follows it.
    fileprivate var mediaType: String {
      (header("Content-Type") ?? "").prefix { $0 != ";" }.lowercased()
        .trimmingCharacters(in: .whitespaces)
    }

    /// The fields whose names begin so, by the rest of their names.
    fileprivate func headers(after prefix: String) -> [String: String] {
      var found: [String: String] = [:]
      for field in headers where field.name.lowercased().hasPrefix(prefix.lowercased()) {
        found[String(field.name.dropFirst(prefix.count))] = field.value
      }
      return found
    }
  }

  /// Why a call gave nothing: which call, and where in its body.
  public enum Failure: Error, CustomStringConvertible {
    /// The transport threw.
    case transport(place: String, reason: any Error)
    /// The body cannot be written; the path leads to the member.
    case request(place: String, path: String, reason: String)
    /// The body of an answer is not what the model says; the path leads to the member.
    case answer(place: String, status: Int, path: String, reason: String)
    /// The answer has another status than the one that is wanted.
    case refused(place: String, status: Int)

    /// The failure as a sentence.
    public var description: String {
      switch self {
      case .transport(let place, let reason): "\(place) was not answered: \(reason)"
      case .request(let place, let path, let reason):
        "\(place): the body cannot be written at \(path.isEmpty ? "/" : path): \(reason)"
      case .answer(let place, let status, let path, let reason):
        "\(place): the answer \(status) does not fit at \(path.isEmpty ? "/" : path): \(reason)"
      case .refused(let place, let status): "\(place) was answered with the status \(status)."
      }
    }
  }

  /// A call that is being put together.
  fileprivate struct Call {
    let method: String
    let uri: String
    let path: String
    var isSecure = false
    var accept = "*/*"
    var base: [String: String] = [:]
    var fields: [String] = []
    var cookies: [String] = []
    private var headers: [Header] = []
    private var body: Data?

    init(_ method: String, _ uri: String, path: String) {
      self.method = method
      self.uri = uri
      self.path = path
    }

    var place: String { method + " " + uri }

    mutating func query(_ name: String, _ value: String) {
      fields.append(Wire.escaped(name) + "=" + Wire.escaped(value))
    }

    mutating func cookie(_ name: String, _ value: String) {
      cookies.append(name + "=" + Wire.escaped(value))
    }

    mutating func set(_ name: String, _ value: String) {
      headers.removeAll { $0.name.lowercased() == name.lowercased() }
      headers.append(Header(name, value))
    }

    mutating func send(_ body: Data, as mediaType: String) {
      self.body = body
      set("Content-Type", mediaType)
    }

    mutating func json(_ value: some Encodable, as mediaType: String) throws(Failure) {
      do {
        send(try Wire.encoder.encode(value), as: mediaType)
      } catch {
        let (path, reason) = Wire.words(for: error)
        throw Failure.request(place: place, path: path, reason: reason)
      }
    }

    func read<Value: Decodable>(_ type: Value.Type, _ answer: Answer) throws(Failure) -> Value {
      do {
        return try Wire.decoder.decode(type, from: answer.body)
      } catch {
        let (path, reason) = Wire.words(for: error)
        throw Failure.answer(place: place, status: answer.status, path: path, reason: reason)
      }
    }

    /// The request below an address: a template with values, or one without that stands as it is.
    func request(base template: String, values: [String: String]?) -> Request {
      var address = template
      for (name, value) in values?.merging(base, uniquingKeysWith: { $1 }) ?? [:] {
        address = address.replacingOccurrences(of: "{\(name)}", with: Wire.escaped(value))
      }
      let isOwn = values != nil && address.hasPrefix("http:")
      if isSecure, isOwn { address = "https" + address.dropFirst(4) }
      if address.hasSuffix("/"), path.hasPrefix("/") { address.removeLast() }
      let query = fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
      let isAccepting = headers.contains { $0.name.lowercased() == "accept" }
      var head = isAccepting ? headers : [Header("Accept", accept)] + headers
      if !cookies.isEmpty { head.append(Header("Cookie", cookies.joined(separator: "; "))) }
      return Request(method: method, url: address + path + query, headers: head, body: body)
    }
  }

  /// Values as they are sent.
  fileprivate enum Wire {
    static func text(_ value: String) -> String { value }
    static func text(_ value: Int) -> String { String(value) }
    static func text(_ value: Bool) -> String { value ? "true" : "false" }

    static func text(_ value: Double) -> String {
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    static func text<Value: RawRepresentable<String>>(_ value: Value) -> String { value.rawValue }
    static func text<Value: RawRepresentable<Int>>(_ value: Value) -> String {
      text(value.rawValue)
    }

    static func text<Value: RawRepresentable<Double>>(_ value: Value) -> String {
      text(value.rawValue)
    }

    /// A date as HTTP has it: `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func text(_ date: Date) -> String {
      let moment = Moment(date)
      let day = days[(moment.day % 7 + 11) % 7]
      let month = months[moment.month - 1]
      let date = "\(day), \(digits(moment.dayOfMonth)) \(month) \(digits(moment.year, 4))"
      return "\(date) \(moment.clock) GMT"
    }

    /// A text as it stands in an address: all but letters, digits and `-._~` as escapes.
    static func escaped(_ text: String) -> String {
      var out = ""
      for byte in text.utf8 {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
          out.unicodeScalars.append(Unicode.Scalar(byte))
        default:
          let code = String(byte, radix: 16, uppercase: true)
          out += "%" + (code.count < 2 ? "0" : "") + code
        }
      }
      return out
    }

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    static func digits(_ number: Int, _ count: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// Reads the three forms that HTTP has for dates.
    static func httpDate(_ text: String) -> Date? {
      let words = text.split { " ,-:".contains($0) }.map(String.init)
      guard words.count >= 7 else { return nil }
      let isMonthFirst = Int(words[1]) == nil
      let day = Int(words[isMonthFirst ? 2 : 1])
      let month = months.firstIndex(of: words[isMonthFirst ? 1 : 2])
      let year = Int(words[isMonthFirst ? 6 : 3])
      let clock = (isMonthFirst ? words[3...5] : words[4...6]).compactMap { Int($0) }
      guard let day, let month, let year, clock.count == 3 else { return nil }
      let whole = year < 70 ? year + 2_000 : year < 100 ? year + 1_900 : year
      let seconds = clock[0] * 3_600 + clock[1] * 60 + clock[2]
      return Moment.date(day: Moment.day(whole, month + 1, day), seconds: Double(seconds))
    }

    /// Reads a date of RFC 3339: `1994-11-06T08:49:37.5+01:00`.
    static func timestamp(_ text: String) -> Date? {
      let parts = text.uppercased().split(separator: "T", maxSplits: 1)
      guard parts.count == 2, let day = numbers(parts[0], "-", [4, 2, 2]) else { return nil }
      let zone = parts[1].firstIndex { "Z+-".contains($0) } ?? parts[1].endIndex
      let clock = parts[1][..<zone].split(separator: ".", maxSplits: 1)
      guard zone < parts[1].endIndex,
        let time = clock.first.flatMap({ numbers($0, ":", [2, 2, 2]) }),
        let offset = offset(parts[1][zone...]), (1...12).contains(day[1]), (1...31).contains(day[2])
      else { return nil }
      let fraction = clock.count > 1 ? Double("0." + clock[1]) : 0
      guard let fraction else { return nil }
      let seconds = time[0] * 3_600 + time[1] * 60 + time[2] - offset
      return Moment.date(
        day: Moment.day(day[0], day[1], day[2]), seconds: Double(seconds) + fraction)
    }

    private static func offset(_ zone: Substring) -> Int? {
      if zone == "Z" { return 0 }
      guard let parts = numbers(zone.dropFirst(), ":", [2, 2]) else { return nil }
      let seconds = parts[0] * 3_600 + parts[1] * 60
      return zone.first == "-" ? -seconds : seconds
    }

    /// Numbers of so many digits each, between signs.
    static func numbers(_ text: Substring, _ sign: Character, _ counts: [Int]) -> [Int]? {
      let parts = text.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.map(\.count) == counts else { return nil }
      let numbers = parts.compactMap { part in
        part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
      }
      return numbers.count == counts.count ? numbers : nil
    }

    /// A date as RFC 3339 has it, in UTC.
    static func timestamp(_ date: Date) -> String {
      let moment = Moment(date)
      let day =
        "\(digits(moment.year, 4))-\(digits(moment.month))-\(digits(moment.dayOfMonth))"
      let fraction = moment.millisecond == 0 ? "" : "." + digits(moment.millisecond, 3)
      return "\(day)T\(moment.clock)\(fraction)Z"
    }

    static var encoder: JSONEncoder {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var single = encoder.singleValueContainer()
        try single.encode(timestamp(date))
      }
      return encoder
    }

    static var decoder: JSONDecoder {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .custom { decoder in
        let single = try decoder.singleValueContainer()
        let text = try single.decode(String.self)
        if let date = timestamp(text) { return date }
        throw DecodingError.dataCorruptedError(
          in: single, debugDescription: "\(text) is no date of RFC 3339.")
      }
      return decoder
    }

    /// The place of a fault as a JSON pointer, and what it is.
    static func words(for error: any Error) -> (path: String, reason: String) {
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        (pointer(context.codingPath + [key]), "The member is missing.")
      case DecodingError.typeMismatch(_, let context),
        DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context):
        (pointer(context.codingPath), context.debugDescription)
      case EncodingError.invalidValue(_, let context):
        (pointer(context.codingPath), context.debugDescription)
      default: ("", "\(error)")
      }
    }

    private static func pointer(_ path: [any CodingKey]) -> String {
      path.map { key in
        let text = key.intValue.map(String.init) ?? key.stringValue
        return "/"
          + text.replacingOccurrences(of: "~", with: "~0")
          .replacingOccurrences(of: "/", with: "~1")
      }.joined()
    }
  }

  /// A date in the parts of the calendar, in UTC.
  private struct Moment {
    /// Days since 1 January 1970.
    let day: Int
    let millisecond: Int
    let clock: String
    let year: Int
    let month: Int
    let dayOfMonth: Int

    init(_ date: Date) {
      let limit = 1e14
      let since = min(max((date.timeIntervalSince1970 * 1_000).rounded(), -limit), limit)
      let milliseconds = Int(since.isNaN ? 0 : since)
      day = Int((Double(milliseconds) / 86_400_000).rounded(.down))
      let rest = milliseconds - day * 86_400_000
      millisecond = rest % 1_000
      let seconds = rest / 1_000
      let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
      clock = parts.map { Wire.digits($0) }.joined(separator: ":")
      (year, month, dayOfMonth) = Self.parts(of: day)
    }

    /// The year, month and day of a day, by eras of 400 years.
    private static func parts(of day: Int) -> (Int, Int, Int) {
      let shifted = day + 719_468
      let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
      let rest = shifted - era * 146_097
      let year = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365
      let dayOfYear = rest - (365 * year + year / 4 - year / 100)
      let part = (5 * dayOfYear + 2) / 153
      let month = part < 10 ? part + 3 : part - 9
      return (year + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
    }

    /// Days since 1 January 1970.
    static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
      let year = month <= 2 ? year - 1 : year
      let era = (year >= 0 ? year : year - 399) / 400
      let rest = year - era * 400
      let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
      return era * 146_097 + rest * 365 + rest / 4 - rest / 100 + dayOfYear - 719_468
    }

    static func date(day: Int, seconds: Double) -> Date {
      Date(timeIntervalSince1970: Double(day) * 86_400 + seconds)
    }
  }

  /// The fields of a form, in order.
  fileprivate struct FormFields {
    enum Value {
      case text(String)
      case file(File)
    }

    private(set) var fields: [(name: String, value: Value)] = []

    mutating func add(_ name: String, _ value: Value) { fields.append((name, value)) }

    /// Sends the fields as `name=value`, with `&` between them.
    func send(in call: inout Call) {
      call.send(encoded, as: "application/x-www-form-urlencoded")
    }

    /// Sends the fields as parts between boundaries.
    func sendParts(in call: inout Call) {
      let (body, boundary) = parts
      call.send(body, as: "multipart/form-data; boundary=" + boundary)
    }

    private var encoded: Data {
      let pairs = fields.map { field in
        let value =
          switch field.value {
          case .text(let text): text
          case .file(let file): String(decoding: file.content, as: UTF8.self)
          }
        return Wire.escaped(field.name) + "=" + Wire.escaped(value)
      }
      return Data(pairs.joined(separator: "&").utf8)
    }

    /// The parts between boundaries that occur in none of them.
    private var parts: (body: Data, boundary: String) {
      var number = 0
      while contents.contains(where: { $0.range(of: Data("lamina-\(number)".utf8)) != nil }) {
        number += 1
      }
      var body = Data()
      for (field, content) in zip(fields, contents) {
        body += Data("--lamina-\(number)\r\n".utf8) + head(of: field.name, field.value)
        body += content + Data("\r\n".utf8)
      }
      return (body + Data("--lamina-\(number)--\r\n".utf8), "lamina-\(number)")
    }

    private var contents: [Data] {
      fields.map { field in
        switch field.value {
        case .text(let text): Data(text.utf8)
        case .file(let file): file.content
        }
      }
    }

    private func head(of name: String, _ value: Value) -> Data {
      var head = "Content-Disposition: form-data; name=\"\(Self.quoted(name))\""
      if case .file(let file) = value {
        head += "; filename=\"\(Self.quoted(file.name))\"\r\nContent-Type: \(file.mediaType)"
      }
      return Data((head + "\r\n\r\n").utf8)
    }

    /// A name as browsers write it between quotes.
    private static func quoted(_ name: String) -> String {
      name.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "%22"
        case "\r": "%0D"
        case "\n": "%0A"
        default: String(scalar)
        }
      }.joined()
    }
  }

  /// A file of a form.
  public struct File: Hashable, Sendable {
    /// The name that it is sent under.
    public var name: String
    /// The media type.
    public var mediaType: String
    /// The bytes.
    public var content: Data

    /// Creates a file.
    public init(
      name: String,
      mediaType: String = "application/octet-stream",
      content: Data
    ) {
      self.name = name
      self.mediaType = mediaType.filter { !$0.isNewline }
      self.content = content
    }
  }

  /// Carries requests over URLSession.
  public struct URLSessionTransport: Transport {
    /// Creates a transport over the shared session.
    public init() {}

    /// Sends a request.
    ///
    /// - Parameter request: the request.
    /// - Returns: the answer, whatever its status.
    /// - Throws: what URLSession throws.
    public func send(_ request: Request) async throws -> Answer {
      guard let url = URL(string: request.url) else { throw Fault.address(request.url) }
      var outgoing = URLRequest(url: url)
      outgoing.httpMethod = request.method
      for field in request.headers {
        outgoing.addValue(field.value, forHTTPHeaderField: field.name)
      }
      // Cookies of the session would take the place of those of the call.
      outgoing.httpShouldHandleCookies = !request.headers.contains { $0.name == "Cookie" }
      outgoing.httpBody = request.body
      let (body, response) = try await URLSession.shared.data(for: outgoing)
      guard let head = response as? HTTPURLResponse else { throw Fault.notHTTP(request.url) }
      let headers = head.allHeaderFields.map { Header("\($0.key)", "\($0.value)") }
      let ordered = headers.sorted { $0.name < $1.name }
      return Answer(status: head.statusCode, headers: ordered, body: body)
    }

    /// What URLSession has no word for.
    private enum Fault: Error, CustomStringConvertible {
      case address(String)
      case notHTTP(String)

      var description: String {
        switch self {
        case .address(let text): "\(text) is no address."
        case .notHTTP(let text): "\(text) did not answer as HTTP has it."
        }
      }
    }
  }
}
