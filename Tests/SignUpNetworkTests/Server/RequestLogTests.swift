import SignUpDesk
import SignUpServer
import Testing

/// What the program SignUpServer says of its requests.
struct RequestLogTests {
  @Test func `Each request is said once, when its end is known`() {
    var log = RequestLog()
    var report = ServerReport()
    let first = report.began("GET /users/a")
    let second = report.began("GET /users/b")
    #expect(log.lines(report) == [])
    report.ended(second, .cancelled)
    #expect(log.lines(report) == ["GET /users/b  cancelled by the client"])
    report.ended(first, .answered(status: 200))
    #expect(log.lines(report) == ["GET /users/a  200"])
    #expect(log.lines(report) == [])
    #expect(log.summary == "2 requests: 1 answered, 1 cancelled, 0 failed, 0 dropped, 0 refused")
  }

  @Test func `A report keeps the latest requests only`() {
    var report = ServerReport()
    for number in 1...1_000 { report.ended(report.began("GET /users/\(number)"), .failed) }
    #expect(report.recent.count == ServerReport.memory)
    #expect(report.recent.last?.line == "GET /users/1000")
    #expect(report.failed == 1_000 && report.thinking == 0)
  }
}
