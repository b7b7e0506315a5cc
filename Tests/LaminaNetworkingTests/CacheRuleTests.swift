import Foundation
import LaminaNetworking
import Testing

/// What headers allow (RFC 9111).
struct CacheRuleTests {
  private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
  private static let now = Date(timeIntervalSince1970: 784_111_777)

  @Test(
    "Lifetimes",
    arguments: [
      (["cache-control": "max-age=60"], 60), (["cache-control": "private, MAX-AGE=\"60\""], 60),
      (["cache-control": "max-age=60", "age": "20"], 40),
      (["cache-control": "max-age=60", "age": "90"], 0),
      (["cache-control": "max-age=60, no-cache"], 0), (["cache-control": "max-age=x"], 0),
      (["cache-control": "max-age=-5"], 0),
      (["cache-control": "max-age=99999999999"], 31_536_000),
      (["expires": "Sun, 06 Nov 1994 09:49:37 GMT"], 3_600), (["expires": "0"], 0),
      (["expires": "Sun, 06 Nov 1994 09:49:37 GMT", "date": "Sun, 06 Nov 1994 09:39:37 GMT"], 600),
      (["expires": "Sun, 06 Nov 1994 09:49:37 GMT", "cache-control": "max-age=5"], 5),
      (["last-modified": "Sun, 06 Nov 1994 07:49:37 GMT"], 360),
      (["last-modified": "Sun, 06 Nov 1983 07:49:37 GMT"], 86_400),
      (["last-modified": "Sun, 06 Nov 2094 07:49:37 GMT"], 0), ([:], 0),
    ] as [([String: String], TimeInterval)])
  func lifetime(headers: [String: String], seconds: TimeInterval) {
    #expect(CacheRules(headers, now: Self.now).lifetime == seconds)
  }

  @Test(
    "What is kept",
    arguments: [
      (["cache-control": "max-age=60"], true), (["cache-control": "max-age=60, no-store"], false),
      (["etag": "x"], true), (["etag": "x", "vary": "*"], false),
      (["etag": "x", "vary": "Accept"], true), (["cache-control": "no-cache"], false),
      (["cache-control": "no-cache", "etag": "x"], true), ([:], false),
    ] as [([String: String], Bool)])
  func stored(headers: [String: String], isStored: Bool) {
    #expect(CacheRules(headers, now: Self.now).mayStore == isStored)
  }

  @Test("Dates")
  func dates() {
    #expect(HTTPDate(Self.date)?.date == Self.now)
    for wrong in ["", "0", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 99 Nov 1994 08:49:37 GMT"] {
      #expect(HTTPDate(wrong) == nil)
    }
  }
}
