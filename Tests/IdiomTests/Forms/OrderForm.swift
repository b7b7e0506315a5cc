import Combine
import Lamina
import LaminaTesting
import Testing

/// An order, checked by streams as people write it.
private final class OrderModel: ObservableObject {
  @Published var mail = ""
  @Published var code = ""
  @Published var count = 1
  @Published var ships = Shipping.post
  @Published private(set) var mailProblem: String?
  @Published private(set) var canOrder = false
  private(set) var orders: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  enum Shipping: String, CaseIterable, Identifiable {
    case post, courier, pickup
    var id: Self { self }
    var price: Int { self == .courier ? 12 : self == .post ? 4 : 0 }
  }

  init() {
    let mailIsFine = $mail.map { $0.contains("@") && $0.contains(".") }
    $mail.combineLatest(mailIsFine)
      .map { mail, isFine in mail.isEmpty || isFine ? nil : "This is no address." }
      .removeDuplicates()
      .assign(to: &$mailProblem)
    mailIsFine.combineLatest($count, $code)
      .map { isFine, count, code in isFine && count > 0 && (code.isEmpty || code.count == 6) }
      .removeDuplicates()
      .sink { [weak self] in self?.canOrder = $0 }
      .store(in: &subscriptions)
  }

  var total: Int { count * 15 + ships.price }

  func order() { orders.append("\(count) to \(mail) by \(ships.rawValue): \(total)") }
}

private struct OrderForm: View {
  @StateObject var model: OrderModel

  var body: some View {
    Form {
      Section {
        TextField("Mail", text: $model.mail)
        if let problem = model.mailProblem {
          Text(problem).font(.footnote).foregroundStyle(.red)
        }
        TextField("Code", text: $model.code, prompt: Text("Six digits"))
      }
      Section("Order") {
        Stepper("Boxes", value: $model.count, in: 0...10)
        Picker("Shipping", selection: $model.ships) {
          ForEach(OrderModel.Shipping.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.radioGroup)
        LabeledContent("Total", value: model.total, format: .number)
      }
      Button("Order", action: model.order)
        .buttonStyle(.borderedProminent)
        .disabled(!model.canOrder)
    }
    .formStyle(.grouped)
  }
}

@MainActor @Suite("Forms: an order", .timeLimit(.minutes(5)))
struct OrderFormIdioms {
  private let model = OrderModel()

  private func harness(width: CGFloat = 480) -> Harness {
    let model = model
    return Harness(size: CGSize(width: width, height: 640)) { OrderForm(model: model) }
  }

  private func tapField(_ name: String, _ harness: Harness) {
    harness.find(.textField, name).elements.first.map {
      harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
  }

  @Test("By mouse: the stream says what is wrong, and when all is well", arguments: [480, 1_400])
  func mouse(width: CGFloat) {
    let harness = harness(width: width)
    tapField("Mail", harness)
    harness.type("ada")
    #expect(harness.exists("This is no address."))
    #expect(harness.element("Order")?.semantics.isEnabled != true || !model.canOrder)
    harness.type("@b.org")
    #expect(!harness.exists("This is no address.") && model.canOrder)
    tapField("Code", harness)
    harness.type("12")
    #expect(!model.canOrder)
    harness.type("3456")
    #expect(model.canOrder)
    harness.tap("Courier")
    harness.find(.button, "Order").elements.first.map {
      harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
    #expect(model.orders == ["1 to ada@b.org by courier: 27"])
  }

  @Test("By keyboard alone")
  func keyboard() {
    let harness = harness()
    harness.press(.tab)
    harness.type("a@b.c")
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.upArrow)
    #expect(model.count == 2)
    harness.press(.tab)
    harness.press(.downArrow)
    harness.press(.tab)
    harness.press(.space)
    #expect(model.orders == ["2 to a@b.c by courier: 42"])
  }
}
