// Written by `lamina-api client` from the model Styles 1. Write it again rather than edit it.
public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client of the API *Styles*.
public struct StylesClient: Sendable {
  /// Carries requests to a server, and answers back.
  public var transport: any Transport
  private let base: String
  private let baseValues: [String: String]?

  /// Creates a client of another server.
  ///
  /// - Parameters:
  ///   - base: what stands in front of all paths, as it is: `http://127.0.0.1:8080`.
  ///   - transport: carries requests and answers.
  public init(base: String, transport: any Transport) {
    self.base = base
    baseValues = nil
    self.transport = transport
  }

  private func send(_ call: Call) async throws(Failure) -> Answer {
    let request = call.request(base: base, values: baseValues)
    do {
      return try await transport.send(request)
    } catch {
      throw Failure.transport(place: call.place, reason: error)
    }
  }
}

// MARK: Calls

extension StylesClient {
  /// Calls `GET /pathSimpleList/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathSimpleList(v: [Int]) async throws(Failure) -> PathSimpleList.Response {
    let call = try Call(
      "GET",
      "/pathSimpleList/{v}",
      path:
        "/pathSimpleList/\(Styled("v", in: .path, as: .simple).text(v, of: "GET /pathSimpleList/{v}"))"
    )
    let answer = try await send(call)
    return try PathSimpleList.Response(answer, of: call)
  }

  /// Calls `GET /pathSimpleObject/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathSimpleObject(
    v: PathSimpleObject.V
  ) async throws(Failure) -> PathSimpleObject.Response {
    let call = try Call(
      "GET",
      "/pathSimpleObject/{v}",
      path:
        "/pathSimpleObject/\(Styled("v", in: .path, as: .simple).text(v, of: "GET /pathSimpleObject/{v}"))"
    )
    let answer = try await send(call)
    return try PathSimpleObject.Response(answer, of: call)
  }

  /// Calls `GET /pathSimpleValue/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathSimpleValue(v: Int) async throws(Failure) -> PathSimpleValue.Response {
    let call = Call(
      "GET",
      "/pathSimpleValue/{v}",
      path: "/pathSimpleValue/\(Wire.escaped(Wire.text(v)))"
    )
    let answer = try await send(call)
    return try PathSimpleValue.Response(answer, of: call)
  }

  /// Calls `GET /pathLabelList/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathLabelList(v: [Int]) async throws(Failure) -> PathLabelList.Response {
    let call = try Call(
      "GET",
      "/pathLabelList/{v}",
      path:
        "/pathLabelList/\(Styled("v", in: .path, as: .label).text(v, of: "GET /pathLabelList/{v}"))"
    )
    let answer = try await send(call)
    return try PathLabelList.Response(answer, of: call)
  }

  /// Calls `GET /pathLabelObject/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathLabelObject(
    v: PathSimpleObject.V
  ) async throws(Failure) -> PathLabelObject.Response {
    let call = try Call(
      "GET",
      "/pathLabelObject/{v}",
      path:
        "/pathLabelObject/\(Styled("v", in: .path, as: .label).text(v, of: "GET /pathLabelObject/{v}"))"
    )
    let answer = try await send(call)
    return try PathLabelObject.Response(answer, of: call)
  }

  /// Calls `GET /pathLabelValue/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathLabelValue(v: Int) async throws(Failure) -> PathLabelValue.Response {
    let call = try Call(
      "GET",
      "/pathLabelValue/{v}",
      path:
        "/pathLabelValue/\(Styled("v", in: .path, as: .label).text(v, of: "GET /pathLabelValue/{v}"))"
    )
    let answer = try await send(call)
    return try PathLabelValue.Response(answer, of: call)
  }

  /// Calls `GET /pathMatrixList/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathMatrixList(v: [Int]) async throws(Failure) -> PathMatrixList.Response {
    let call = try Call(
      "GET",
      "/pathMatrixList/{v}",
      path:
        "/pathMatrixList/\(Styled("v", in: .path, as: .matrix).text(v, of: "GET /pathMatrixList/{v}"))"
    )
    let answer = try await send(call)
    return try PathMatrixList.Response(answer, of: call)
  }

  /// Calls `GET /pathMatrixObject/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathMatrixObject(
    v: PathSimpleObject.V
  ) async throws(Failure) -> PathMatrixObject.Response {
    let call = try Call(
      "GET",
      "/pathMatrixObject/{v}",
      path:
        "/pathMatrixObject/\(Styled("v", in: .path, as: .matrix).text(v, of: "GET /pathMatrixObject/{v}"))"
    )
    let answer = try await send(call)
    return try PathMatrixObject.Response(answer, of: call)
  }

  /// Calls `GET /pathMatrixValue/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathMatrixValue(v: Int) async throws(Failure) -> PathMatrixValue.Response {
    let call = try Call(
      "GET",
      "/pathMatrixValue/{v}",
      path:
        "/pathMatrixValue/\(Styled("v", in: .path, as: .matrix).text(v, of: "GET /pathMatrixValue/{v}"))"
    )
    let answer = try await send(call)
    return try PathMatrixValue.Response(answer, of: call)
  }

  /// Calls `GET /queryFormList`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func queryFormList(v: [Int]? = nil) async throws(Failure) -> QueryFormList.Response {
    var call = Call("GET", "/queryFormList", path: "/queryFormList")
    if let value = v {
      try Styled("v", in: .query, as: .form).add(value, to: &call)
    }
    let answer = try await send(call)
    return try QueryFormList.Response(answer, of: call)
  }

  /// Calls `GET /queryFormObject`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func queryFormObject(
    v: PathSimpleObject.V? = nil
  ) async throws(Failure) -> QueryFormObject.Response {
    var call = Call("GET", "/queryFormObject", path: "/queryFormObject")
    if let value = v {
      try Styled("v", in: .query, as: .form).add(value, to: &call)
    }
    let answer = try await send(call)
    return try QueryFormObject.Response(answer, of: call)
  }

  /// Calls `GET /queryFormEither`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func queryFormEither(
    v: QueryFormEither.V? = nil
  ) async throws(Failure) -> QueryFormEither.Response {
    var call = Call("GET", "/queryFormEither", path: "/queryFormEither")
    if let value = v {
      try Styled("v", in: .query, as: .form).add(value, to: &call)
    }
    let answer = try await send(call)
    return try QueryFormEither.Response(answer, of: call)
  }

  /// Calls `GET /headerSimpleList`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func headerSimpleList(v: [Int]? = nil) async throws(Failure) -> HeaderSimpleList.Response {
    var call = Call("GET", "/headerSimpleList", path: "/headerSimpleList")
    if let value = v {
      try Styled("v", in: .header, as: .simple).add(value, to: &call)
    }
    let answer = try await send(call)
    return try HeaderSimpleList.Response(answer, of: call)
  }

  /// Calls `GET /headerSimpleObject`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func headerSimpleObject(
    v: PathSimpleObject.V? = nil
  ) async throws(Failure) -> HeaderSimpleObject.Response {
    var call = Call("GET", "/headerSimpleObject", path: "/headerSimpleObject")
    if let value = v {
      try Styled("v", in: .header, as: .simple).add(value, to: &call)
    }
    let answer = try await send(call)
    return try HeaderSimpleObject.Response(answer, of: call)
  }

  /// Calls `GET /cookieFormList`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func cookieFormList(v: [Int]? = nil) async throws(Failure) -> CookieFormList.Response {
    var call = Call("GET", "/cookieFormList", path: "/cookieFormList")
    if let value = v {
      try Styled("v", in: .cookie, as: .form).add(value, to: &call)
    }
    let answer = try await send(call)
    return try CookieFormList.Response(answer, of: call)
  }

  /// Calls `GET /cookieFormObject`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func cookieFormObject(
    v: PathSimpleObject.V? = nil
  ) async throws(Failure) -> CookieFormObject.Response {
    var call = Call("GET", "/cookieFormObject", path: "/cookieFormObject")
    if let value = v {
      try Styled("v", in: .cookie, as: .form).add(value, to: &call)
    }
    let answer = try await send(call)
    return try CookieFormObject.Response(answer, of: call)
  }

  /// Calls `GET /cookieFormValue`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func cookieFormValue(v: Int? = nil) async throws(Failure) -> CookieFormValue.Response {
    var call = Call("GET", "/cookieFormValue", path: "/cookieFormValue")
    if let value = v {
      call.cookie("v", Wire.text(value))
    }
    let answer = try await send(call)
    return try CookieFormValue.Response(answer, of: call)
  }

  /// Calls `GET /pathSimpleListExploded/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathSimpleListExploded(
    v: [Int]
  ) async throws(Failure) -> PathSimpleListExploded.Response {
    let call = try Call(
      "GET",
      "/pathSimpleListExploded/{v}",
      path:
        "/pathSimpleListExploded/\(Styled("v", in: .path, as: .simple, isExploded: true).text(v, of: "GET /pathSimpleListExploded/{v}"))"
    )
    let answer = try await send(call)
    return try PathSimpleListExploded.Response(answer, of: call)
  }

  /// Calls `GET /pathSimpleObjectExploded/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathSimpleObjectExploded(
    v: PathSimpleObject.V
  ) async throws(Failure) -> PathSimpleObjectExploded.Response {
    let call = try Call(
      "GET",
      "/pathSimpleObjectExploded/{v}",
      path:
        "/pathSimpleObjectExploded/\(Styled("v", in: .path, as: .simple, isExploded: true).text(v, of: "GET /pathSimpleObjectExploded/{v}"))"
    )
    let answer = try await send(call)
    return try PathSimpleObjectExploded.Response(answer, of: call)
  }

  /// Calls `GET /pathSimpleValueExploded/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathSimpleValueExploded(
    v: Int
  ) async throws(Failure) -> PathSimpleValueExploded.Response {
    let call = Call(
      "GET",
      "/pathSimpleValueExploded/{v}",
      path: "/pathSimpleValueExploded/\(Wire.escaped(Wire.text(v)))"
    )
    let answer = try await send(call)
    return try PathSimpleValueExploded.Response(answer, of: call)
  }

  /// Calls `GET /pathLabelListExploded/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathLabelListExploded(
    v: [Int]
  ) async throws(Failure) -> PathLabelListExploded.Response {
    let call = try Call(
      "GET",
      "/pathLabelListExploded/{v}",
      path:
        "/pathLabelListExploded/\(Styled("v", in: .path, as: .label, isExploded: true).text(v, of: "GET /pathLabelListExploded/{v}"))"
    )
    let answer = try await send(call)
    return try PathLabelListExploded.Response(answer, of: call)
  }

  /// Calls `GET /pathLabelObjectExploded/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathLabelObjectExploded(
    v: PathSimpleObject.V
  ) async throws(Failure) -> PathLabelObjectExploded.Response {
    let call = try Call(
      "GET",
      "/pathLabelObjectExploded/{v}",
      path:
        "/pathLabelObjectExploded/\(Styled("v", in: .path, as: .label, isExploded: true).text(v, of: "GET /pathLabelObjectExploded/{v}"))"
    )
    let answer = try await send(call)
    return try PathLabelObjectExploded.Response(answer, of: call)
  }

  /// Calls `GET /pathLabelValueExploded/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathLabelValueExploded(
    v: Int
  ) async throws(Failure) -> PathLabelValueExploded.Response {
    let call = try Call(
      "GET",
      "/pathLabelValueExploded/{v}",
      path:
        "/pathLabelValueExploded/\(Styled("v", in: .path, as: .label, isExploded: true).text(v, of: "GET /pathLabelValueExploded/{v}"))"
    )
    let answer = try await send(call)
    return try PathLabelValueExploded.Response(answer, of: call)
  }

  /// Calls `GET /pathMatrixListExploded/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathMatrixListExploded(
    v: [Int]
  ) async throws(Failure) -> PathMatrixListExploded.Response {
    let call = try Call(
      "GET",
      "/pathMatrixListExploded/{v}",
      path:
        "/pathMatrixListExploded/\(Styled("v", in: .path, as: .matrix, isExploded: true).text(v, of: "GET /pathMatrixListExploded/{v}"))"
    )
    let answer = try await send(call)
    return try PathMatrixListExploded.Response(answer, of: call)
  }

  /// Calls `GET /pathMatrixObjectExploded/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathMatrixObjectExploded(
    v: PathSimpleObject.V
  ) async throws(Failure) -> PathMatrixObjectExploded.Response {
    let call = try Call(
      "GET",
      "/pathMatrixObjectExploded/{v}",
      path:
        "/pathMatrixObjectExploded/\(Styled("v", in: .path, as: .matrix, isExploded: true).text(v, of: "GET /pathMatrixObjectExploded/{v}"))"
    )
    let answer = try await send(call)
    return try PathMatrixObjectExploded.Response(answer, of: call)
  }

  /// Calls `GET /pathMatrixValueExploded/{v}`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func pathMatrixValueExploded(
    v: Int
  ) async throws(Failure) -> PathMatrixValueExploded.Response {
    let call = try Call(
      "GET",
      "/pathMatrixValueExploded/{v}",
      path:
        "/pathMatrixValueExploded/\(Styled("v", in: .path, as: .matrix, isExploded: true).text(v, of: "GET /pathMatrixValueExploded/{v}"))"
    )
    let answer = try await send(call)
    return try PathMatrixValueExploded.Response(answer, of: call)
  }

  /// Calls `GET /queryFormListExploded`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func queryFormListExploded(
    v: [Int] = []
  ) async throws(Failure) -> QueryFormListExploded.Response {
    var call = Call("GET", "/queryFormListExploded", path: "/queryFormListExploded")
    for value in v {
      call.query("v", Wire.text(value))
    }
    let answer = try await send(call)
    return try QueryFormListExploded.Response(answer, of: call)
  }

  /// Calls `GET /queryFormObjectExploded`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func queryFormObjectExploded(
    v: PathSimpleObject.V? = nil
  ) async throws(Failure) -> QueryFormObjectExploded.Response {
    var call = Call("GET", "/queryFormObjectExploded", path: "/queryFormObjectExploded")
    if let value = v {
      try Styled("v", in: .query, as: .form, isExploded: true).add(value, to: &call)
    }
    let answer = try await send(call)
    return try QueryFormObjectExploded.Response(answer, of: call)
  }

  /// Calls `GET /queryFormEitherExploded`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func queryFormEitherExploded(
    v: QueryFormEither.V? = nil
  ) async throws(Failure) -> QueryFormEitherExploded.Response {
    var call = Call("GET", "/queryFormEitherExploded", path: "/queryFormEitherExploded")
    if let value = v {
      try Styled("v", in: .query, as: .form, isExploded: true).add(value, to: &call)
    }
    let answer = try await send(call)
    return try QueryFormEitherExploded.Response(answer, of: call)
  }

  /// Calls `GET /headerSimpleListExploded`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func headerSimpleListExploded(
    v: [Int]? = nil
  ) async throws(Failure) -> HeaderSimpleListExploded.Response {
    var call = Call("GET", "/headerSimpleListExploded", path: "/headerSimpleListExploded")
    if let value = v {
      try Styled("v", in: .header, as: .simple, isExploded: true).add(value, to: &call)
    }
    let answer = try await send(call)
    return try HeaderSimpleListExploded.Response(answer, of: call)
  }

  /// Calls `GET /headerSimpleObjectExploded`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func headerSimpleObjectExploded(
    v: PathSimpleObject.V? = nil
  ) async throws(Failure) -> HeaderSimpleObjectExploded.Response {
    var call = Call("GET", "/headerSimpleObjectExploded", path: "/headerSimpleObjectExploded")
    if let value = v {
      try Styled("v", in: .header, as: .simple, isExploded: true).add(value, to: &call)
    }
    let answer = try await send(call)
    return try HeaderSimpleObjectExploded.Response(answer, of: call)
  }

  /// Calls `GET /cookieFormListExploded`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func cookieFormListExploded(
    v: [Int]? = nil
  ) async throws(Failure) -> CookieFormListExploded.Response {
    var call = Call("GET", "/cookieFormListExploded", path: "/cookieFormListExploded")
    if let value = v {
      try Styled("v", in: .cookie, as: .form, isExploded: true).add(value, to: &call)
    }
    let answer = try await send(call)
    return try CookieFormListExploded.Response(answer, of: call)
  }

  /// Calls `GET /cookieFormObjectExploded`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func cookieFormObjectExploded(
    v: PathSimpleObject.V? = nil
  ) async throws(Failure) -> CookieFormObjectExploded.Response {
    var call = Call("GET", "/cookieFormObjectExploded", path: "/cookieFormObjectExploded")
    if let value = v {
      try Styled("v", in: .cookie, as: .form, isExploded: true).add(value, to: &call)
    }
    let answer = try await send(call)
    return try CookieFormObjectExploded.Response(answer, of: call)
  }

  /// Calls `GET /cookieFormValueExploded`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func cookieFormValueExploded(
    v: Int? = nil
  ) async throws(Failure) -> CookieFormValueExploded.Response {
    var call = Call("GET", "/cookieFormValueExploded", path: "/cookieFormValueExploded")
    if let value = v {
      call.cookie("v", Wire.text(value))
    }
    let answer = try await send(call)
    return try CookieFormValueExploded.Response(answer, of: call)
  }

  /// Calls `GET /querySpaceDelimitedList`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func querySpaceDelimitedList(
    v: [Int]? = nil
  ) async throws(Failure) -> QuerySpaceDelimitedList.Response {
    var call = Call("GET", "/querySpaceDelimitedList", path: "/querySpaceDelimitedList")
    if let value = v {
      try Styled("v", in: .query, as: .spaceDelimited).add(value, to: &call)
    }
    let answer = try await send(call)
    return try QuerySpaceDelimitedList.Response(answer, of: call)
  }

  /// Calls `GET /queryPipeDelimitedList`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func queryPipeDelimitedList(
    v: [Int]? = nil
  ) async throws(Failure) -> QueryPipeDelimitedList.Response {
    var call = Call("GET", "/queryPipeDelimitedList", path: "/queryPipeDelimitedList")
    if let value = v {
      try Styled("v", in: .query, as: .pipeDelimited).add(value, to: &call)
    }
    let answer = try await send(call)
    return try QueryPipeDelimitedList.Response(answer, of: call)
  }

  /// Calls `GET /queryDeepObjectObjectExploded`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func queryDeepObjectObjectExploded(
    v: PathSimpleObject.V? = nil
  ) async throws(Failure) -> QueryDeepObjectObjectExploded.Response {
    var call = Call("GET", "/queryDeepObjectObjectExploded", path: "/queryDeepObjectObjectExploded")
    if let value = v {
      try Styled("v", in: .query, as: .deepObject, isExploded: true).add(value, to: &call)
    }
    let answer = try await send(call)
    return try QueryDeepObjectObjectExploded.Response(answer, of: call)
  }

  /// Calls `GET /content`.
  ///
  /// - Parameter v: `v`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func content(v: Point? = nil) async throws(Failure) -> Content.Response {
    var call = Call("GET", "/content", path: "/content")
    if let value = v {
      try Styled("v", in: .query, as: .json).add(value, to: &call)
    }
    let answer = try await send(call)
    return try Content.Response(answer, of: call)
  }

  /// Calls `GET /photo`.
  ///
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func photo() async throws(Failure) -> PhotoValue.Response {
    var call = Call("GET", "/photo", path: "/photo")
    call.accept = "image/png"
    let answer = try await send(call)
    return try PhotoValue.Response(answer, of: call)
  }

  /// Calls `PUT /photo`.
  ///
  /// - Parameter body: What is sent.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func setPhoto(body: Data) async throws(Failure) -> SetPhoto.Response {
    var call = Call("PUT", "/photo", path: "/photo")
    call.send(body, as: "image/png")
    let answer = try await send(call)
    return try SetPhoto.Response(answer, of: call)
  }

  /// Calls `POST /user`.
  ///
  /// - Parameter body: What is sent.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func initCall(body: User) async throws(Failure) -> Init.Response {
    var call = Call("POST", "/user", path: "/user")
    call.accept = "application/json"
    try call.json(body, as: "application/json")
    let answer = try await send(call)
    return try Init.Response(answer, of: call)
  }

  /// Calls `GET /user`.
  ///
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func listUsers() async throws(Failure) -> ListUsers.Response {
    var call = Call("GET", "/user", path: "/user")
    call.accept = "application/xml, application/json"
    let answer = try await send(call)
    return try ListUsers.Response(answer, of: call)
  }

  /// Calls `POST /upload`.
  ///
  /// - Parameter body: What is sent.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func upload(body: Upload.Multipart) async throws(Failure) -> Upload.Response {
    var call = Call("POST", "/upload", path: "/upload")
    body.fields().sendParts(in: &call)
    let answer = try await send(call)
    return try Upload.Response(answer, of: call)
  }
}

// MARK: Types

extension StylesClient {
  /// What the model calls `Photo`.
  public typealias Photo = Data

  /// What the model calls `Point`.
  public struct Point: Hashable, Sendable, Codable {
    /// The member `x`.
    public var x: Double
    /// The member `y`.
    public var y: Double?

    /// Creates a value of its members.
    public init(x: Double, y: Double? = nil) {
      self.x = x
      self.y = y
    }
  }

  /// What the model calls `User`.
  public struct User: Hashable, Sendable, Codable {
    /// The member `id`.
    public var id: Int?
    /// The member `name`.
    public var name: String
    /// The member `secret`.
    public var secret: String?
    /// The member `key`.
    public var key: Data?

    /// Creates a value of its members.
    public init(id: Int? = nil, name: String, secret: String? = nil, key: Data? = nil) {
      self.id = id
      self.name = name
      self.secret = secret
      self.key = key
    }
  }
}

// MARK: Answers

extension StylesClient {
  /// What `pathSimpleList` takes and answers.
  public enum PathSimpleList {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathSimpleObject` takes and answers.
  public enum PathSimpleObject {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }

    /// What the model calls `V`.
    public struct V: Hashable, Sendable, Codable {
      /// The member `a`.
      public var a: Int
      /// The member `b`.
      public var b: String

      /// Creates a value of its members.
      public init(a: Int, b: String) {
        self.a = a
        self.b = b
      }
    }
  }

  /// What `pathSimpleValue` takes and answers.
  public enum PathSimpleValue {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathLabelList` takes and answers.
  public enum PathLabelList {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathLabelObject` takes and answers.
  public enum PathLabelObject {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathLabelValue` takes and answers.
  public enum PathLabelValue {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathMatrixList` takes and answers.
  public enum PathMatrixList {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathMatrixObject` takes and answers.
  public enum PathMatrixObject {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathMatrixValue` takes and answers.
  public enum PathMatrixValue {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `queryFormList` takes and answers.
  public enum QueryFormList {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `queryFormObject` takes and answers.
  public enum QueryFormObject {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `queryFormEither` takes and answers.
  public enum QueryFormEither {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }

    /// One of several values for `V`.
    public indirect enum V: Hashable, Sendable, Codable {
      /// A value of the type `Bool`.
      case boolean(Bool)
      /// A value of the type `[Int]`.
      case integerList([Int])
      /// A value of no type that the model names.
      case other(JSON)

      /// Reads a value of the first type that it fits.
      public init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        if let value = try? single.decode(Bool.self) {
          self = .boolean(value)
        } else if let value = try? single.decode([Int].self) {
          self = .integerList(value)
        } else {
          self = .other(try single.decode(JSON.self))
        }
      }

      /// Writes the value itself.
      public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch self {
        case .boolean(let value): try single.encode(value)
        case .integerList(let value): try single.encode(value)
        case .other(let value): try single.encode(value)
        }
      }
    }
  }

  /// What `headerSimpleList` takes and answers.
  public enum HeaderSimpleList {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `headerSimpleObject` takes and answers.
  public enum HeaderSimpleObject {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `cookieFormList` takes and answers.
  public enum CookieFormList {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `cookieFormObject` takes and answers.
  public enum CookieFormObject {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `cookieFormValue` takes and answers.
  public enum CookieFormValue {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathSimpleListExploded` takes and answers.
  public enum PathSimpleListExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathSimpleObjectExploded` takes and answers.
  public enum PathSimpleObjectExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathSimpleValueExploded` takes and answers.
  public enum PathSimpleValueExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathLabelListExploded` takes and answers.
  public enum PathLabelListExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathLabelObjectExploded` takes and answers.
  public enum PathLabelObjectExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathLabelValueExploded` takes and answers.
  public enum PathLabelValueExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathMatrixListExploded` takes and answers.
  public enum PathMatrixListExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathMatrixObjectExploded` takes and answers.
  public enum PathMatrixObjectExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `pathMatrixValueExploded` takes and answers.
  public enum PathMatrixValueExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `queryFormListExploded` takes and answers.
  public enum QueryFormListExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `queryFormObjectExploded` takes and answers.
  public enum QueryFormObjectExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `queryFormEitherExploded` takes and answers.
  public enum QueryFormEitherExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `headerSimpleListExploded` takes and answers.
  public enum HeaderSimpleListExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `headerSimpleObjectExploded` takes and answers.
  public enum HeaderSimpleObjectExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `cookieFormListExploded` takes and answers.
  public enum CookieFormListExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `cookieFormObjectExploded` takes and answers.
  public enum CookieFormObjectExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `cookieFormValueExploded` takes and answers.
  public enum CookieFormValueExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `querySpaceDelimitedList` takes and answers.
  public enum QuerySpaceDelimitedList {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `queryPipeDelimitedList` takes and answers.
  public enum QueryPipeDelimitedList {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `queryDeepObjectObjectExploded` takes and answers.
  public enum QueryDeepObjectObjectExploded {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `content` takes and answers.
  public enum Content {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `photo` takes and answers.
  public enum PhotoValue {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case ok(Data)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 200: self = .ok(answer.body)
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .ok: 200
        case .other(let answer): answer.status
        }
      }

      /// Returns the body of an answer 200.
      ///
      /// - Returns: the body.
      /// - Throws: `Failure.refused` for any other answer.
      public func get() throws(Failure) -> Data {
        guard case .ok(let body) = self else {
          throw Failure.refused(place: "GET /photo", status: status)
        }
        return body
      }
    }
  }

  /// What `setPhoto` takes and answers.
  public enum SetPhoto {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `initCall` takes and answers.
  public enum Init {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case ok(User)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 200: self = .ok(try call.read(User.self, answer))
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .ok: 200
        case .other(let answer): answer.status
        }
      }

      /// Returns the body of an answer 200.
      ///
      /// - Returns: the body.
      /// - Throws: `Failure.refused` for any other answer.
      public func get() throws(Failure) -> User {
        guard case .ok(let body) = self else {
          throw Failure.refused(place: "POST /user", status: status)
        }
        return body
      }
    }
  }

  /// What `listUsers` takes and answers.
  public enum ListUsers {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case ok(OKContent)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 200: self = .ok(try OKContent(answer, of: call))
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .ok: 200
        case .other(let answer): answer.status
        }
      }
    }

    /// The bodies of an answer 200, by their types.
    public enum OKContent: Hashable, Sendable {
      /// A body of the type `application/xml`.
      case xml(Data)
      /// A body of the type `application/json`.
      case json([User])
      /// A body of another type.
      case other(Data)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.mediaType {
        case "application/xml": self = .xml(answer.body)
        case "application/json": self = .json(try call.read([User].self, answer))
        default: self = .other(answer.body)
        }
      }
    }
  }

  /// What `upload` takes and answers.
  public enum Upload {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// d.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }

    /// The fields of a form.
    public struct Multipart: Hashable, Sendable {
      /// The field `photo`.
      public var photo: File
      /// The field `thumb`.
      public var thumb: String?
      /// The field `note`.
      public var note: String?

      /// Creates a form of its fields.
      public init(photo: File, thumb: String? = nil, note: String? = nil) {
        self.photo = photo
        self.thumb = thumb
        self.note = note
      }

      fileprivate func fields() -> FormFields {
        var fields = FormFields()
        fields.add("photo", .file(self.photo))
        if let value = self.thumb {
          fields.add("thumb", .text(value))
        }
        if let value = self.note {
          fields.add("note", .text(value))
        }
        return fields
      }
    }
  }
}

// MARK: What every client has

extension StylesClient {
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

  /// Any JSON.
  public enum JSON: Hashable, Sendable, Codable {
    /// Nothing.
    case null
    /// A truth.
    case bool(Bool)
    /// A number without a fraction.
    case integer(Int)
    /// Another number.
    case number(Double)
    /// A text.
    case string(String)
    /// Elements in order.
    case array([JSON])
    /// Members by name.
    case object([String: JSON])

    /// Reads any value.
    public init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        self = .null
      } else if let value = try? single.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? single.decode(Int.self) {
        self = .integer(value)
      } else if let value = try? single.decode(Double.self) {
        self = .number(value)
      } else if let value = try? single.decode(String.self) {
        self = .string(value)
      } else if let value = try? single.decode([JSON].self) {
        self = .array(value)
      } else {
        self = .object(try single.decode([String: JSON].self))
      }
    }

    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
      var single = encoder.singleValueContainer()
      switch self {
      case .null: try single.encodeNil()
      case .bool(let value): try single.encode(value)
      case .integer(let value): try single.encode(value)
      case .number(let value): try single.encode(value)
      case .string(let value): try single.encode(value)
      case .array(let value): try single.encode(value)
      case .object(let value): try single.encode(value)
      }
    }

    /// The member of a name, if the value is an object that has it.
    public subscript(name: String) -> JSON? {
      if case .object(let members) = self { members[name] } else { nil }
    }
  }

  /// A member's name, whatever it is.
  fileprivate struct JSONKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static func others<Value: Decodable>(
      of decoder: any Decoder,
      besides keys: [String]
    ) throws -> [String: Value] {
      let values = try decoder.container(keyedBy: JSONKey.self)
      let known = Set(keys)
      var others: [String: Value] = [:]
      for key in values.allKeys where !known.contains(key.stringValue) {
        others[key.stringValue] = try values.decode(Value.self, forKey: key)
      }
      return others
    }

    static func write(_ others: [String: some Encodable], to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: JSONKey.self)
      for (key, value) in others { try values.encode(value, forKey: JSONKey(key)) }
    }

    static func text(of decoder: any Decoder, at key: String) -> String? {
      try? decoder.container(keyedBy: JSONKey.self).decode(String.self, forKey: JSONKey(key))
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
