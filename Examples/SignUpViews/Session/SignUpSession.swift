package import Lamina
package import SignUpForms
package import SignUpNetwork

/// A form and the server that it asks, for as long as it is shown.
///
/// ```
///  run() ──▶ starting ──▶ listening(port) ──cancelled──▶ off
///                └──▶ failed(why)
/// ```
///
/// Without a server (in pictures, and before `run`) the form is answered at once, without a network.
package final class SignUpSession {
  package let model: SignUpModel
  /// What the server has done.
  package let report = CurrentValue(ServerReport())
  package let state = CurrentValue(ServerState.off)
  /// Seconds the server thinks at most.
  package let latency: CurrentValue<Double>
  /// How many of the requests fail, from 0 to 1.
  package let failureRate: CurrentValue<Double>
  private let service: SwitchedService

  package init(latency: Double = 1, failureRate: Double = 0) {
    let service = SwitchedService(InstantService())
    self.service = service
    model = SignUpModel(service: service)
    self.latency = CurrentValue(latency)
    self.failureRate = CurrentValue(failureRate)
  }

  /// A form whose answers are the caller's.
  package init(model: SignUpModel) {
    self.model = model
    service = SwitchedService(InstantService())
    (latency, failureRate) = (CurrentValue(1), CurrentValue(0))
  }

  /// How the server shall behave.
  package var conduct: ServerConduct {
    ServerConduct(latency: latency.value, failureRate: failureRate.value)
  }

  /// Starts a server and follows what it does, until the task is cancelled; then the server ends.
  package func run() async {
    state.value = .starting
    do {
      let server = try await LoopbackServer.start(conduct: conduct)
      state.value = .listening(port: server.port)
      await follow(server)
      await server.stop()
      state.value = .off
    } catch {
      state.value = .failed("\(error)")
    }
  }

  private func follow(_ server: LoopbackServer) async {
    service.use(SignUpClient(port: server.port))
    let dials = combineLatest(latency.stream, failureRate.stream) {
      ServerConduct(latency: $0, failureRate: $1)
    }.subscribe { server.conduct = $0 }
    // What was asked before there was a server is asked again.
    if !model.fields.name.value.isEmpty { model.checkAgain() }
    for await report in server.reports() { self.report.value = report }
    dials.dispose()
    service.use(InstantService())
  }
}

/// How far the server is.
package nonisolated enum ServerState: Equatable, Sendable {
  case off
  case starting
  case listening(port: Int)
  case failed(String)
}
