import Foundation
import SignUpDesk
import Testing

/// What the server answers, without a network.
struct UserDirectoryTests {
  private func ask(
    _ method: String, _ target: String, _ body: String = "", of directory: UserDirectory = .init()
  ) -> (Int, String) {
    var directory = directory
    let answer = directory.answer(
      ServerRequest(method: method, target: target, body: Array(body.utf8)))
    return (answer.status, String(decoding: answer.body, as: UTF8.self))
  }

  @Test func `A name is free or taken, however its letters are cased`() {
    #expect(ask("GET", "/users/eve") == (200, #"{"isFree":true,"name":"eve"}"#))
    #expect(ask("GET", "/users/Ada") == (200, #"{"isFree":false,"name":"Ada"}"#))
    #expect(ask("GET", "/users/ada?x=1").1.contains("false"))
    #expect(ask("GET", "/users/%E9%98%BF") == (200, #"{"isFree":true,"name":"阿"}"#))
  }

  @Test(arguments: [
    ("GET", "/", "", 404), ("GET", "/nobody/eve", "", 404), ("GET", "/users/a/b", "", 404),
    ("GET", "/users", "", 405), ("DELETE", "/users/ada", "", 405), ("GET", "/users/", "", 422),
    ("GET", "/users/a%20b", "", 422), ("GET", "/users/%FF", "", 400),
    ("GET", "/users/" + String(repeating: "a", count: 33), "", 422), ("GET", "", "", 404),
    ("POST", "/users", "", 400), ("POST", "/users", "[1]", 400),
    ("POST", "/users", #"{"name":"a b","password":"1234"}"#, 422),
    ("POST", "/users", #"{"name":"","password":"1234"}"#, 422),
    ("POST", "/users", #"{"name":"eve","password":"123"}"#, 422),
    ("POST", "/users", #"{"name":"ADA","password":"1234"}"#, 409),
    ("POST", "/users", #"{"name":"eve","password":"1234"}"#, 201),
  ])
  func `A status for each case`(_ method: String, _ target: String, _ body: String, _ status: Int) {
    let (found, text) = ask(method, target, body)
    #expect(found == status)
    if status >= 400 { #expect(text.hasPrefix(#"{"error":""#) && text.hasSuffix(#"."}"#)) }
  }

  @Test func `Who signed up has the name`() {
    var directory = UserDirectory()
    let request = ServerRequest(
      method: "POST", target: "/users", body: Array(#"{"name":"Eve","password":"1234"}"#.utf8))
    #expect(directory.answer(request).status == 201)
    #expect(!directory.isFree("eve"))
    #expect(directory.answer(request).status == 409)
  }

  @Test func `A full directory takes nobody more`() {
    let directory = UserDirectory((0..<UserDirectory.capacity).map { "user\($0)" })
    #expect(ask("POST", "/users", #"{"name":"eve","password":"1234"}"#, of: directory).0 == 503)
  }
}
