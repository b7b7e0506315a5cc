import LaminaStreams
import Testing

@Suite struct DerivedTests {
  @Test func `A diamond is computed once and shows no glitch`() {
    let a = StateValue(1)
    let double = Derived(of: { a.value * 2 })
    let sum = Derived(of: { a.value + double.value })
    var heard: [Int] = []
    let token = sum.stream.subscribe { heard.append($0) }
    a.value = 2
    a.value = 10
    #expect(heard == [3, 6, 30])
    #expect(sum.evaluations == 3)
    #expect(double.evaluations == 3)
    token.dispose()
  }

  @Test func `What is derived of a current value follows it, read or heard`() {
    let a = CurrentValue(1)
    let b = StateValue(2)
    let sum = Derived { a.value + b.value }
    #expect(sum.value == 3)
    a.value = 5
    #expect(sum.value == 7)
    var heard: [Int] = []
    let token = sum.stream.subscribe { heard.append($0) }
    a.value = 6
    Turn.run {
      a.value = 7
      b.value = 1
    }
    a.update { $0 += 1 }
    #expect(heard == [7, 8, 9])
    #expect(sum.evaluations == 5)
    token.dispose()
  }

  @Test func `Who subscribed before something was derived reads it as it is now`() {
    let a = CurrentValue(1)
    let double = Derived { a.value * 2 }
    var heard: [Int] = []
    let token = a.stream.subscribe { _ in heard.append(double.value) }
    a.value = 5
    a.value = 6
    #expect(heard == [2, 10, 12])
    token.dispose()
  }

  @Test func `What is derived of a current value is told once, whoever reads it meanwhile`() {
    struct Pair { var a: Int, b: Int }
    let a = CurrentValue(1)
    let pair = Derived { Pair(a: a.value, b: -a.value) }
    var (heard, read): ([Int], [Int]) = ([], [])
    let tokens = [
      a.stream.subscribe { value in
        read.append(pair.value.b)
        if value == 3 { a.value = 4 }
      },
      pair.stream.subscribe { heard.append($0.a) },
    ]
    for value in 2...3 { a.value = value }
    #expect(read == [-1, -2, -3, -4])
    #expect(heard == [1, 2, 3, 4])
    #expect(pair.evaluations == 4)
    for token in tokens { token.dispose() }
  }

  @Test func `A trailing closure makes one, of values that can be compared and others`() {
    let a = StateValue(1)
    let parity = Derived { a.value % 2 }
    let function = Derived { { a.value } }
    var (parities, functions) = (0, 0)
    let tokens = [
      parity.stream.subscribe { _ in parities += 1 },
      function.stream.subscribe { _ in functions += 1 },
    ]
    a.value = 3
    a.value = 4
    #expect(parities == 2)
    #expect(functions == 1)
    for token in tokens { token.dispose() }
  }

  @Test func `Changes of one turn are told once`() {
    let a = StateValue(1)
    let b = StateValue(1)
    let sum = Derived(of: { a.value + b.value })
    var heard: [Int] = []
    let token = sum.stream.subscribe { heard.append($0) }
    Turn.run {
      a.value = 5
      b.value = 6
      a.value = 7
    }
    #expect(heard == [2, 13])
    #expect(sum.evaluations == 2)
    token.dispose()
  }

  @Test func `What nobody hears is not computed until it is read`() {
    let a = StateValue(1)
    let square = Derived(of: { a.value * a.value })
    for value in 2...9 { a.value = value }
    #expect(square.evaluations == 0)
    #expect(square.value == 81)
    #expect(square.value == 81)
    #expect(square.evaluations == 1)
  }

  @Test func `An equal result is not told`() {
    let a = StateValue(1)
    let isOdd = Derived(of: { a.value % 2 == 1 })
    var heard: [Bool] = []
    let token = isOdd.stream.subscribe { heard.append($0) }
    for value in [3, 5, 6, 8, 9] { a.value = value }
    #expect(heard == [true, false, true])
    token.dispose()
  }

  @Test func `What is read may change from one computation to the next`() {
    let which = StateValue(true)
    let a = StateValue("a")
    let b = StateValue("b")
    let shown = Derived(of: { which.value ? a.value : b.value })
    var heard: [String] = []
    let token = shown.stream.subscribe { heard.append($0) }
    b.value = "ignored"
    which.value = false
    a.value = "ignored too"
    b.value = "b2"
    #expect(heard == ["a", "ignored", "b2"])
    #expect(shown.evaluations == 3)
    token.dispose()
  }

  @Test func `A change made while being told belongs to the same turn`() {
    let a = StateValue(1)
    let b = StateValue(0)
    let sum = Derived(of: { a.value + b.value })
    var heard: [Int] = []
    let mirror = a.stream.subscribe { b.value = $0 * 10 }
    let token = sum.stream.subscribe { heard.append($0) }
    a.value = 2
    #expect(heard == [11, 22])
    mirror.dispose()
    token.dispose()
  }
}
