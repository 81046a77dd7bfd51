import Foundation

extension Guide {
  /// Asks the history whether the guide is not to be shown now, and notes what it says for
  /// ``resumedStart(_:)``.
  func checkIsAlreadySeen() -> Bool {
    lastRecord = nil
    guard let policy = history, let records = historyRecords() else { return false }
    lastRecord = records[policy.identifier]
    let now = policy.now()
    let isSoon = policy.isTooSoon(records, at: now)
    if isSoon { correctTimes(in: records, to: now) }
    return isSoon || policy.isSeen(lastRecord)
  }

  /// The step at which a run begins: where the last one stopped, if it is to be resumed there.
  func resumedStart(_ start: Int) -> Int {
    guard start == 0, let policy = history, policy.resumes, let record = lastRecord,
      record.version >= policy.version, let place = record.place
    else { return start }
    guard let identifier = place.identifier else {
      return steps.index(ofTag: place.tag) ?? start
    }
    return steps.index(ofIdentifier: identifier) ?? start
  }

  func noteShownInHistory() {
    guard let policy = history else { return }
    let now = policy.now()
    changeHistory { policy.noteShown(&$0, at: now) }
  }

  func notePlaceInHistory(_ index: Int) {
    guard let policy = history else { return }
    let step = steps[index]
    let place = GuideRecord.Place(identifier: step.identifier, tag: step.tag ?? index)
    changeHistory { policy.notePlace(&$0, place) }
  }

  func noteEndInHistory(_ reason: EndReason) {
    guard let policy = history else { return }
    changeHistory { policy.noteEnd(&$0, reason) }
  }

  /// A moment of showing that is still to come was written before the clock was put back: it is
  /// taken for now, so that the gap neither is over nor lasts longer than it should.
  private func correctTimes(in records: [String: GuideRecord], to now: Date) {
    for (identifier, record) in records {
      guard let last = record.lastShown, last > now else { continue }
      changeHistory(of: identifier) { if $0.lastShown == last { $0.lastShown = now } }
    }
  }

  private func historyRecords() -> [String: GuideRecord]? {
    history.flatMap { policy in usingHistory { try policy.history.records() } }
  }

  private func changeHistory(
    of identifier: String? = nil, _ change: (inout GuideRecord) -> Void
  ) {
    guard let policy = history else { return }
    usingHistory { try policy.history.update(identifier ?? policy.identifier, change) }
  }

  /// Reports what goes wrong.
  ///
  /// A damaged file was put aside, so that a second try can do.
  @discardableResult
  private func usingHistory<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch let error as GuideHistoryError {
      reportHistory(error)
      guard case .damaged = error else { return nil }
      do {
        return try body()
      } catch {
        reportHistory(error)
        return nil
      }
    } catch {
      reportHistory(error)
      return nil
    }
  }

  private func reportHistory(_ error: any Error) {
    report(.historyFailed(identifier: history?.identifier ?? "", error: "\(error)"))
  }
}
