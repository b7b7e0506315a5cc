import LaminaAPIModel
import Testing

@Suite("Values of parameters for examples")
struct ParameterValueTests {
  private func type(
    _ kind: APIParameterType.Kind, _ change: (inout APIParameterType) -> Void = { _ in }
  ) -> APIParameterType {
    var type = APIParameterType(kind)
    change(&type)
    return type
  }

  @Test("what the model says comes first: an example, a default, the first value allowed")
  func known() {
    let all = type(.string) { ($0.example, $0.defaultValue, $0.values) = ("e", "d", ["v"]) }
    #expect(all.exampleValue == "e" && all.usualValue == "d")
    #expect(type(.string) { ($0.defaultValue, $0.values) = ("d", ["v"]) }.exampleValue == "d")
    #expect(type(.string) { $0.values = ["v", "w"] }.exampleValue == "v")
    #expect(type(.string) { $0.values = ["v", "w"] }.usualValue == "v")
    #expect(type(.string).exampleValue == nil && type(.string).usualValue == nil)
  }

  @Test("an integer is digits, as many as one likes")
  func integers() {
    let rule = ParameterTypeRule(type(.integer) { $0.minimum = -2 })
    for text in ["0", "-2", "+7", "007", "1587937844878408674118846732304384"] {
      #expect(rule.fault(of: text) == nil)
    }
    for text in ["", "-", "+", "1.0", "1e3", "0x1", " 1", "١", "--1", "-9999999999999999999999"] {
      #expect(rule.fault(of: text) != nil)
    }
  }

  @Test("the least value lies within the bounds")
  func bounds() {
    #expect(type(.integer).leastValue == "1")
    #expect(type(.integer) { $0.minimum = 2.5 }.leastValue == "3")
    #expect(type(.number) { $0.minimum = 0.5 }.leastValue == "0.5")
    #expect(type(.integer) { $0.maximum = -7 }.leastValue == "-7")
    #expect(type(.string) { $0.minimumLength = 3 }.leastValue == "aaa")
    #expect(type(.boolean).leastValue == "true")
  }

  @Test(
    "bounds and lengths beyond all measure end nothing",
    arguments: [1e300, -1e300, .infinity, .nan, 9.3e18])
  func enormous(_ bound: Double) {
    for kind in APIParameterType.Kind.allCases {
      #expect(!type(kind) { $0.minimum = bound }.leastValue.isEmpty)
      #expect(!type(kind) { $0.maximum = bound }.leastValue.isEmpty)
    }
    #expect(type(.string) { $0.minimumLength = .max }.leastValue.utf8.count <= 1_000)
  }
}
