import Lamina

/// What the mock was asked, and calls that the window can send.
struct RequestsPane: View {
  let desk: AdsDesk
  @State private var width = 320
  @State private var height = 568

  private var mock: AdsMock { desk.mock }

  var body: some View {
    let calls = AdsMock.Call.all(for: desk.api)
    VStack(alignment: .leading, spacing: 0) {
      PaneHeader(title: "Requests", detail: address)
      HStack(spacing: 8) {
        if calls.contains(.ads) {
          TextField("Width", value: $width, format: .number).frame(width: 64)
          TextField("Height", value: $height, format: .number).frame(width: 64)
        }
        ForEach(calls) { call in
          Button(call.name) {
            Task { await mock.send(call, width: width, height: height) }
          }
          .lineLimit(1)
        }
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 12)
      Text(words(calls))
        .font(.caption).foregroundStyle(.secondary).lineLimit(1)
        .padding(.horizontal, 12).padding(.vertical, 6)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 3) {
          ForEach(mock.records) { RecordRow(record: $0) }
        }
        .padding(.horizontal, 12)
        .padding(.bottom, 8)
      }
    }
    .frame(height: 176)
  }

  private func words(_ calls: [AdsMock.Call]) -> String {
    if !mock.outcome.isEmpty { return mock.outcome }
    return calls.isEmpty
      ? "No method of the description can be called without parameters."
      : "A press sends a request\(calls.contains(.ads) ? " with the client" : "")."
  }

  private var address: String {
    if let fault = mock.fault { return fault }
    return mock.port.map { "http://127.0.0.1:\($0)" } ?? "The mock begins to listen …"
  }
}

/// A request with its status, and why it was refused.
private struct RecordRow: View {
  let record: AdsMock.Record

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text("\(record.status)").font(.caption.monospaced()).bold()
      Text(record.call).font(.caption.monospaced()).lineLimit(1)
      Text(record.reason).font(.caption).foregroundStyle(.secondary).lineLimit(1)
      Spacer(minLength: 0)
    }
    .accessibilityElement(children: .combine)
  }
}
