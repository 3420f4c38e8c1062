#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace nhx {

// A vector that lives where it is declared and never allocates. Making one costs nothing, copying it only what is in it.
// The capacity is the caller's promise: pushing beyond it is a programmer's error.
template <class T, std::size_t Capacity>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  FixedVector() {}  // NOLINT(modernize-use-equals-default): the elements stay uninitialised on purpose
  FixedVector(const FixedVector& other) : size_(other.size_) { std::copy(other.begin(), other.end(), items_); }
  FixedVector& operator=(const FixedVector& other) {
    size_ = other.size_;
    std::copy(other.begin(), other.end(), items_);
    return *this;
  }
  ~FixedVector() = default;

  void push_back(const T& value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  void clear() { size_ = 0; }
  void shrink_to(std::size_t size) {
    assert(size <= size_);
    size_ = size;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool full() const { return size_ == Capacity; }

  T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  T& back() { return (*this)[size_ - 1]; }
  const T& back() const { return (*this)[size_ - 1]; }

  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }

 private:
  std::size_t size_ = 0;
  union {
    T items_[Capacity];
  };
};

}  // namespace nhx
