import ChildProcesses
import Foundation
import Testing

/// Servers that are asked over TLS.
@Suite struct SecureTests {
  private static let model = """
    openapi: 3.0.3
    info: {title: A, version: '1'}
    paths: {/p: {get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {type: integer}}}}}}}}}

    """

  /// A server that answers each GET with a list, with a certificate of its own; says its port.
  private static let server = """
    import http.server, ssl
    class H(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header('Content-Type', 'application/json')
            self.send_header('Content-Length', '5')
            self.end_headers()
            self.wfile.write(b'[1,2]')
        def log_message(self, *a): pass
    s = http.server.HTTPServer(('127.0.0.1', 0), H)
    c = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    c.load_cert_chain('cert.pem', 'key.pem')
    s.socket = c.wrap_socket(s.socket, server_side=True)
    print(s.server_port, flush=True)
    s.serve_forever()

    """

  private static let python = URL(fileURLWithPath: "/usr/bin/env")
  private static let names = "subjectAltName=DNS:localhost,IP:127.0.0.1"

  /// Whether there are the programs that make a certificate, serve it, and show it as the system's.
  private static let isPossible: Bool = {
    let question = "command -v openssl python3 && unshare -m true && test -f \(authorities)"
    let outcome = try? Child.outcome(of: python, ["sh", "-c", question], within: 20)
    return outcome?.status == 0
  }()

  private static let authorities = "/etc/ssl/certs/ca-certificates.crt"

  private func run(_ folder: URL, _ command: String) throws -> (output: String, status: Int32) {
    let outcome = try Child.outcome(
      of: Self.python, ["-C", folder.path, "sh", "-c", command], errors: .joined, within: 60)
    return (outcome.output, outcome.status)
  }

  @Test("verify asks an https server, and says why one is not trusted", .enabled(if: isPossible))
  func verify() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "lamina-tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.model.write(to: folder.appending(path: "a.yaml"), atomically: true, encoding: .utf8)
    try Self.server.write(to: folder.appending(path: "s.py"), atomically: true, encoding: .utf8)
    let made = try run(
      folder,
      "openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=localhost -addext \(Self.names)"
    )
    #expect(made.status == 0, "\(made.output)")
    let server = try Child(Self.python, ["python3", "s.py"], in: folder, errors: .joined)
    let port = try #require(try server.nextLine(after: 0))
    let verify =
      "\(Child.built("lamina-api").path) verify a.yaml --server https://localhost:\(port)"
    let strange = try run(folder, verify)
    #expect(strange.status == 1 && strange.output.contains("certificate"), "\(strange.output)")
    let trusting =
      "cat \(Self.authorities) cert.pem > all.pem && mount --bind all.pem \(Self.authorities) && \(verify)"
    let kept = try run(folder, "unshare -m sh -c '\(trusting)'")
    #expect(kept.status == 0 && kept.output.contains("kept    GET /p 200"), "\(kept.output)")
  }
}
