/// Measures what events cost in streams, beside OpenCombine and closures by hand, in one run.
func measureStreams(_ report: inout Report, _ programs: Programs) throws {
  let events = 1_000_000
  let byHand = HandwrittenCosts.chain3(events)
  let chain3 = StreamCosts.chain3(events)
  report.add("byhand.chain3_ns", byHand)
  report.add("streams.chain3_ns", chain3, goal: 1.6 * byHand)
  report.add("opencombine.chain3_ns", OpenCombineCosts.chain3(events / 10))
  func beside(_ name: String, _ ours: Double, _ theirs: Double) {
    report.add("streams.\(name)_ns", ours, goal: theirs / 6)
    report.add("opencombine.\(name)_ns", theirs)
  }
  beside("chain12", StreamCosts.chain12(events), OpenCombineCosts.chain12(events / 10))
  beside(
    "combineLatest", StreamCosts.combineLatest(events), OpenCombineCosts.combineLatest(events / 10))
  beside(
    "switch", StreamCosts.switchLatest(events / 10), OpenCombineCosts.switchLatest(events / 10))
  beside("share10", StreamCosts.share(events / 10), OpenCombineCosts.share(events / 100))
  beside("fanOut", StreamCosts.fanOut(), OpenCombineCosts.fanOut())
  beside("create", StreamCosts.create(events / 100), OpenCombineCosts.create(events / 100))
  beside("offMain", StreamCosts.offMain(events / 10), OpenCombineCosts.offMain(events / 10))
  report.add("streams.bindings300_ms", StreamCosts.bindings(), goal: 0.4)
}
